/** Words for people who work together, and for their time. Notation: see lexicon.ts. */
import type { ConceptForms } from '../lexicon.ts';

/** Concepts of teams, planning and figures. */
export const WORK: ConceptForms = {
  TEAMWORK: {
    en: 'team teams teammate* colleague* staff',
    de: 'team teams kolleg* mitarbeit* belegschaft',
    'ur-Latn': 'team teams amla',
    ar: 'فريق* زملاء موظف*',
  },
  ROLE: {
    en: 'role roles admin admins administrator*',
    de: 'rolle rollen administrator* admin',
    'ur-Latn': 'role roles kirdar admin',
    ar: 'دور أدوار مشرف* مسؤول*',
  },
  PERMISSION: {
    en: 'permission* "access right" "access rights" authoriz* authoris*',
    de: 'berechtig* zugriff* erlaub* rechte',
    'ur-Latn': 'permission* ijazat* ikhtiyar*',
    ar: 'صلاحي* إذن أذونات تصريح*',
  },
  ASSIGN: {
    en: 'assign* allocat* handover',
    de: 'zuweis* zugewies* zuteil* übergeb*',
    'ur-Latn': 'assign* sonp* saunp*',
    ar: 'تعيين* إسناد* تخصيص*',
  },
  SHARED: {
    en: 'shared share unified',
    de: 'gemeinsam* einheitlich* geteilt* teilen',
    'ur-Latn': 'mushtarka mushtarik shared',
    ar: 'مشترك* موحد*',
  },
  REPORT: {
    en: 'report* analytic* statistic* dashboard* metric*',
    de: 'bericht* auswert* statistik* kennzahl* dashboard*',
    'ur-Latn': 'report* aadad-o-shumar analytics',
    ar: 'تقرير* تقارير* إحصا* تحليلات',
  },
  SCHEDULE: {
    en: 'schedul* "plan ahead"',
    de: 'zeitplan* terminier* vorplan* einplan*',
    'ur-Latn': 'schedul* "waqt muqarrar" "time set"',
    ar: 'جدول* مجدول*',
  },
  CALENDAR: { en: 'calendar*', de: 'kalender*', 'ur-Latn': 'calendar* kalendar*', ar: 'تقويم* رزنامة' },
  APPOINTMENT: {
    en: 'appointment* booking* reservation*',
    de: 'termin termine termins buchung* reservier*',
    'ur-Latn': 'appointment* mulaqat* booking*',
    ar: 'موعد مواعيد حجز حجوزات',
  },
  OPENING_HOURS: { en: 'hour hours', de: 'stunde stunden', 'ur-Latn': 'ghanta ghante ghanton', ar: 'ساعة ساعات' },
  MANAGE: {
    en: 'manag* organis* organiz*',
    de: 'verwalt* organisier*',
    'ur-Latn': 'manage* intezam* idara*',
    ar: 'إدارة تدير ندير تنظيم*',
  },
  SYSTEM: { en: 'system systems', de: 'system systeme', 'ur-Latn': 'system nizam', ar: 'نظام أنظمة nizam' },
  BUSINESS: {
    en: 'business* enterprise*',
    de: 'unternehmen* geschäftlich* betrieb betriebe business',
    'ur-Latn': 'business* karobar*',
    ar: 'أعمال تجار* شركات',
  },
  CRM: {
    en: 'crm "customer relationship"',
    de: 'crm kundenverwalt* kundenbezieh*',
    'ur-Latn': 'crm',
    ar: 'crm "علاقات العملاء" "إدارة العملاء"',
  },
};

/** Words for people who work together, and for their time. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of teams, planning and figures. */
export const WORK: ConceptForms = {
  TEAMWORK: {
    en: 'team teams teammate* colleague* staff coworker* employee*',
    de: 'team teams kolleg* mitarbeit* belegschaft',
    'ur-Latn': 'team teams amla teem mulazim* saathi',
    ar: 'فريق* زملاء موظف* طاقم',
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
    en: 'shared sharing unified "one place" "single place" "one inbox" "single inbox" "one screen" "one window" combin* merg* together',
    de: `gemeinsam* einheitlich* geteilt* teilen "ein postfach" "einem postfach" "einem posteingang" "ein posteingang" "an einem ort"
      "einem ort" bündel* zusammenfass* zusammenführ*`,
    'ur-Latn': 'mushtarka shared "ek jagah" "ek hi jagah" "ek inbox" "ek hi inbox" ikath* ekath* ikhat* mushtarik*',
    ar: 'مشترك* موحد* "مكان واحد" "صندوق واحد" "شاشة واحدة" توحيد* أجمع نجمع تجميع* جمع',
  },
  REPORT: {
    en: 'report* analytic* statistic* dashboard* metric* insight* kpi kpis',
    de: 'bericht* auswert* statistik* kennzahl* dashboard*',
    'ur-Latn': 'report* aadad-o-shumar analytics riport*',
    ar: 'تقرير* تقارير* إحصا* تحليلات احصائي*',
  },
  SCHEDULE: {
    en: 'schedul* "plan ahead" "in advance"',
    de: 'zeitplan* terminier* vorplan* einplan*',
    'ur-Latn': 'schedul* "waqt muqarrar" "time set" shedule*',
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
    en: 'manag* organis* organiz* handl* "deal with" "dealing with"',
    de: 'verwalt* organisier* umgang* umgeh* betreu* bearbeiten "gehe ich mit"',
    'ur-Latn': 'manage* intezam* idara* sambhal* intizam* handle* deal',
    ar: 'تدير ندير تنظيم* إدارة* أدير أتعامل نتعامل التعامل تعامل',
  },
  SYSTEM: { en: 'system systems', de: 'system systeme', 'ur-Latn': 'system nizam', ar: 'نظام أنظمة nizam' },
  BUSINESS: {
    en: 'business* enterprise* commercial',
    de: 'unternehmen* betrieb betriebe business gewerb* geschäft*',
    'ur-Latn': 'business* karobar* karobaar* tijarat* bijnes*',
    ar: 'أعمال تجار* شركات بزنس نشاط* مشروع*',
  },
  CRM: {
    en: `crm "customer relationship" "customer database" "customer data" "customer list" "customer profiles" "customer records"
      "customer file"`,
    de: 'crm kundenverwalt* kundenbezieh* kundendatenbank* kundendaten kundenkartei* kundenliste*',
    'ur-Latn': 'crm "customer data" "customer list" "customer ka data" "customers ka data" "customers ka record"',
    ar: 'crm "علاقات العملاء" "إدارة العملاء" "علاقات الزبائن" "بيانات العملاء" "ملفات العملاء" "إدارة الزبائن" "قاعدة بيانات العملاء"',
  },
};

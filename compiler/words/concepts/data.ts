/** Words for moving and keeping data, and for who may see them. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of data and of access. */
export const DATA: ConceptForms = {
  IMPORT: {
    en: 'import imports importing imported upload*',
    de: 'import importier* hochlad* einles*',
    'ur-Latn': 'import upload* daramad*',
    ar: 'استيراد* رفع* استورد أستورد',
  },
  EXPORT: {
    en: 'export exports exporting exported download*',
    de: 'export exportier* herunterlad*',
    'ur-Latn': 'export download*',
    ar: 'تصدير* تنزيل* تحميل*',
  },
  MIGRATE: {
    en: 'migrat* "move from" "switch from" switching "switch to" "switching to" "switch over" switch leaving leave moving',
    de: 'migrier* migration* umzieh* umzug* wechsel* umstieg* umsteig* verlassen abwander*',
    'ur-Latn': 'migrat* muntaqil* shift chhor* chor chorna "se hat" muntqil*',
    ar: 'ترحيل* نقل انتقال* أنتقل ننتقل الانتقال التحول أترك نترك',
  },
  BACKUP: {
    en: 'backup* "back up" restore*',
    de: 'backup* sicherung* wiederherstell*',
    'ur-Latn': 'backup* bahal*',
    ar: 'نسخ احتياطي* استعادة',
  },
  DELETE: { en: 'delet* remov* erase*', de: 'lösch* entfern*', 'ur-Latn': 'delete hata* mita*', ar: 'حذف* إزالة مسح' },
  SIGN_IN: {
    en: '"sign in" "log in" login logins "signing in" "logging in" sso "single sign on"',
    de: 'anmeld* login einlogg* sso',
    'ur-Latn': 'login "log in" "sign in" dakhil',
    ar: '"تسجيل الدخول" دخول',
  },
  REGISTRATION: {
    en: '"sign up" signup register* registration* enrol* "apply for"',
    de: 'registrier* anmeld* "konto anlegen" "melde an" beantrag*',
    'ur-Latn': '"sign up" register* "account banana" "account banaye" rajister*',
    ar: '"إنشاء حساب" اشترك تسجيل* أسجل نسجل',
  },
  PASSWORD: {
    en: 'password* passphrase*',
    de: 'passwort passwörter passworts kennwort*',
    'ur-Latn': 'password* "khufia lafz"',
    ar: '"كلمة المرور" "كلمة السر" "كلمات المرور"',
  },
  SECURITY: {
    en: 'secur* "two factor" 2fa encrypt*',
    de: 'sicherheit* verschlüssel* "zwei faktor"',
    'ur-Latn': 'security hifazat* mehfooz* mahfooz*',
    ar: 'أمان أمن* حماية تشفير*',
  },
  PRIVACY: {
    en: 'privacy gdpr "personal data" "data protection"',
    de: 'datenschutz* dsgvo "personenbezogene daten"',
    'ur-Latn': 'privacy raazdari "zaati maloomat"',
    ar: 'خصوصي* "حماية البيانات" "بيانات شخصية"',
  },
};

/** Words for the people who would use the service, whom plans count. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of users. `TEAM` is people who may be users; `log` and `Mann` mean something else elsewhere, so they stand in phrases. */
export const USERS: ConceptForms = {
  USERS: {
    en: `user users seat seats member* agent agents teammate* colleague* operator operators admins "team member" "team members" "support agents" "user seats"
      "user licence" "user licences" "user license" "user licenses"`,
    de: `benutzer* nutzer* anwender* mitarbeiter* teammitglied* mitglieder mitgliedern user users agent agenten sitze benutzerplätze arbeitsplätze bediener*
      nutzende nutzenden "pro kopf"`,
    'ur-Latn': `user users yuzer yuzers userz agent agents member members membraan seat seats admins operator operators "istemal karne wale" "istemal karne walay"
      "team member" "team members" "team ke log" "use karne wale" "use karne walay"`,
    ar: `مستخدم* مستخدمين مستخدمون لمستخدم* بمستخدم* أعضاء عضو عضوين اعضائ* للأعضاء يوزر يوزرات يوزرين مقاعد مقعد "أعضاء الفريق" "وكلاء الدعم" "موظفي الدعم"`,
  },
  TEAM: {
    en: `people persons employee employees staff colleague colleagues coworker coworkers co-workers workers workforce headcount folks crew reps "team of"
      "team size" "my team" "our team" "a team" "the team" "whole team" "entire team" "small team" "big team" "large team" "growing team" "for teams"
      "small teams" "large teams" "staff members" "of us" "only me" "just me" "one person" "two person" "one man" freelancer freelancers self-employed
      solopreneur`,
    de: `leute leuten person personen mitarbeiter* mitarbeitend* angestellte* beschäftigte* kollege kollegen kollegin kolleginnen belegschaft köpfe "team von"
      "team mit" "teams mit" teamgröße "mein team" "meinem team" "unser team" "unserem team" "das team" "dem team" "ganze team" "ganzes team" "kleines team"
      "kleine teams" "kleinem team" "großes team" "große teams" "zu zweit" "zu dritt" "zu viert" "zu fünft" "zu sechst" "zu siebt" "zu acht" "zu neunt" "zu zehnt"
      "nur ich" "nur mich" "für mich allein" "mich alleine" einzeluntern* einzelperson* selbständig* selbstständi* freiberufler* "mann hoch"`,
    'ur-Latn': `afraad afrad bande banday bandey bandon banda mulazim mulazimeen mulazmeen mulazimin mulazmin mulazimon employee employees staff workers logon
      karkun "kitne log" "kitnay log" "hum log" "ham log" "log hain" "log hen" "log hon" "log hai" "log use" "log istemal" "log kaam" "log add" "log shamil"
      "log chala" "do log" "teen log" "char log" "paanch log" "panch log" "chay log" "che log" "saat log" "aath log" "das log" "bees log" "2 log" "3 log" "4 log"
      "5 log" "6 log" "7 log" "8 log" "9 log" "10 log" "12 log" "15 log" "20 log" "25 log" "30 log" "50 log" "100 log" "meri team" "hamari team" "humari team"
      "apni team" "poori team" "team ke liye" "team mein" "team hai" "choti team" "bari team" "main akela" "mein akela" "akela hoon" "akeli hoon" "sirf main"`,
    ar: `موظف* موظفين لموظف* أشخاص شخص شخصين لشخص لشخصين فريق فريقي فريقنا فريقكم لفريق لفريقي لفريقنا بفريقي بفريقنا للفريق أفراد زملاء زميل زملائي عاملين طاقم
      نفر أنفار ناس "فريق من" "فريق مكون" لوحدي وحدي بمفردي لحالي`,
  },
};

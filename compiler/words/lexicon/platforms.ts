/** Words for platforms and for connecting them. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

const CONNECTS = {
  en: `connect connects connected connecting "connect to" "connect with" "connected to" integrate integrates integrated integrating "integrate with"
    "integrates with" "integrate into" "hook up" "hook up to" "hook up with" "hook it up" "hook it up to" "hook it up with" "hooks up" "hooked up" "hook into" "link to" "link with" "link up" "link my"
    "linked to" "link it to" "plug in" "plug into" "plugs into" plugin plugins "work with" "works with" "working with" "works together with" "pair with" "paired with"
    sync syncs synced syncing "sync with" synchronise synchronize "synchronise with" "synchronize with" compatible "compatible with" compatibility`,
  de: `verbinden verbinde verbindet verbunden verbindbar "verbindung zu" "verbindung mit" "verbinden mit" anbinden anbindet anzubinden angebunden anbindbar
    anbindung* "binde ich" "bindet ihr" "lässt sich anbinden" "lässt sich verbinden" "lässt sich integrieren" "lässt sich koppeln" verknüpf* koppeln koppelt
    koppelbar kopplung gekoppelt integrier* einbinden einbindung eingebunden einzubinden anschließen angeschlossen anschließbar andocken "zusammen mit"
    "arbeitet mit" "arbeitet ihr mit" "arbeitet es mit" "funktioniert mit" "funktioniert das mit" "funktioniert es mit" "geht das mit" "geht es mit" "läuft mit"
    "läuft das mit" "läuft es mit" "klappt das mit" kompatibel kompatible kompatibilität "kompatibel mit" "kompatibel zu" synchronisie* synchronisation
    "sync mit"`,
  'ur-Latn': `connect connects connected conect connection "connect hota" "connect ho" "connect kar" jor jorna jorne jornay jorun joron jorein joro jodna jodne juta
    jurta jurti jurte "jur jata" "jur sakta" "jor sakta" "jor sakte" "jor sakti" munsalik linked "link kar" "link ho" "link karna" integrate integrated
    integration "sath chalta" "saath chalta" "sath chalega" "saath chalega" "sath kaam" "saath kaam" "sath chal" "saath chal" sync "sync ho" "sync kar" compatible
    "attach kar" "attach ho"`,
  ar: `ربط أربط نربط يربط تربط اربطه اربطها بربط للربط والربط ينربط بينربط مربوط مرتبط يرتبط ترتبط متصل* يتصل تتصل دمج أدمج ندمج مدمج يتكامل تتكامل متكامل
    متوافق* يتوافق تتوافق مزامنة يتزامن تتزامن شبك أشبك "يعمل مع" "تعمل مع" "يشتغل مع" "تشتغل مع" "بيشتغل مع" "بتشتغل مع" "شغال مع" "يمشي مع" "اوصل حسابي"
    "وصل حسابي"`,
};

/** Concepts of platforms; what connects is supported. */
export const PLATFORMS: ConceptForms = {
  CONNECTS,
  SUPPORTS: {
    en: `${CONNECTS.en} support supports supported supporting work works working "run on" "runs on" "available on" "available for" "use it with" "use it on"`,
    de: `${CONNECTS.de} unterstütz* funktioniert funktionieren nutzbar "verwendbar mit" "auch für" "auch mit" "geht auch"`,
    'ur-Latn': `${CONNECTS['ur-Latn']} support supports supported sapport chalta chalti chalte chalega chalegi "kaam karta" "kaam karti" "kaam karte" "kaam karega"
      "kam karta" "kam karti" "istemal ho"`,
    ar: `تدعم* يدعم* ندعم* ${CONNECTS.ar} يدعم تدعم تدعمون تدعموا ندعم بتدعم بتدعموا بيدعم مدعوم* يعمل تعمل يشتغل تشتغل بيشتغل بتشتغل شغال يمشي تعملون تعملوا
      تشتغلون تشتغلوا بتشتغلوا تدعموني دعمتم دعم`,
  },
  PLATFORM: {
    en: `platform* channel channels network networks integration integrations messenger messengers connector connectors "social media" "social network"
      "social networks" "messaging app" "messaging apps" "chat app" "chat apps" "third party" "which apps" "what apps" "other apps"`,
    de: `plattform* kanal kanäle kanälen netzwerk* integration integrationen anbindung* messenger messengern connector connectoren konnektor konnektoren
      "social media" "soziale medien" "sozialen medien" "soziale netzwerke" "sozialen netzwerke" "sozialen netzwerken" "welche apps" "andere apps" "welche dienste"
      drittanbiete*`,
    'ur-Latn': `platform platforms plateform plateforms platfarm channel channels chanel chanels integration integrations messenger network networks "social media"
      "kaun si apps" "kon si apps" "konsi apps" "kaunsi apps" "kon kon si apps" "kaun kaun si apps" "doosri apps"`,
    ar: `منصة منصات منصات* منصتكم قناة قنوات قنواتكم تكامل تكاملات شبكات بالمنصات للمنصات والمنصات بمنصة لمنصة بالقنوات للقنوات والقنوات ماسنجر سوشيال "سوشيال ميديا"
      "السوشيال ميديا" "سوشل ميديا" "وسائل التواصل" "مواقع التواصل" "شبكات التواصل" "التواصل الاجتماعي" "تطبيقات المراسلة" "برامج المراسلة" "أي تطبيقات"
      "شبكات تواصل" "تواصل اجتماعي" "تطبيقات الدردشة" "تطبيقات التواصل" "برامج الدردشة"`,
  },
};

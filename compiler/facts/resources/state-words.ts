import { bookOf } from '../../money/phrase-book.ts';
import { scan, type Token } from '../../money/scan.ts';
import type { Status } from '../../schema/shapes.ts';

/** Words of badges for the state of a feature or platform. */
const STATES = bookOf<Status>({
  available:
    'available,available now,now available,generally available,ga,live,released,now live,verfügbar,jetzt verfügbar,freigegeben,dastyab,dastiyab,mojood,maujood,متاح,متاحة,متوفر,متوفرة,متاح الآن,دستیاب,disponible,disponible ahora,déjà disponible,disponível,disponibile,beschikbaar,dostępne,tilgængelig,tilgjengelig,tillgänglig,доступно,利用可能,提供中,已上线,可用,사용 가능',
  beta: 'beta,public beta,private beta,open beta,closed beta,in beta,available in beta,early access,preview,in preview,technical preview,public preview,alpha,in der beta,betaphase,vorschau,testphase,azmaishi,تجريبي,تجريبية,نسخة تجريبية,بيتا,مرحلة تجريبية,وصول مبكر,آزمائشی,bêta,accès anticipé,acceso anticipado,acesso antecipado,accesso anticipato,бета,ベータ,ベータ版,测试版,公测,베타',
  planned:
    'coming soon,coming,soon,available soon,planned,on the roadmap,roadmap,in development,in progress,under development,upcoming,demnächst,geplant,bald,bald verfügbar,demnächst verfügbar,in kürze,in planung,in entwicklung,in vorbereitung,kommt bald,auf der roadmap,jald,jald aa raha hai,jald dastyab,jald aayega,mansooba,قريبا,قريبا جدا,متاح قريبا,متوفر قريبا,مخطط,مخطط له,قيد التطوير,يأتي قريبا,جلد,جلد آ رہا ہے,bientôt,bientôt disponible,à venir,próximamente,muy pronto,em breve,prossimamente,in arrivo,binnenkort,wkrótce,kommer snart,kommer,скоро,近日公開,準備中,即将推出,敬请期待,출시 예정',
  deprecated:
    'deprecated,retired,discontinued,sunset,end of life,legacy,being retired,no longer available,no longer supported,eingestellt,abgekündigt,veraltet,ausgelaufen,nicht mehr verfügbar,wird eingestellt,band,band ho gaya,band kar diya gaya,mansookh,متوقف,متوقفة,موقوف,ملغى,لم يعد متاحا,بند,obsolète,abandonné,descontinuado,obsoleto,dismesso,提供終了,已停用',
});

/** Words that may be beside them: when, and for whom. */
const BESIDE = bookOf({
  beside:
    'now,in,on,the,status,currently,is,for all,for everyone,and,early,late,spring,summer,autumn,fall,winter,this year,next year,jetzt,derzeit,aktuell,ab,im,für alle,und,hai,abhi,ab,bohat,bahut,الآن,حاليا,في,للجميع,ہے,ابھی',
});

/** Words of a badge besides the date. */
const MOST = 5;

/** The state in the text of a badge: "Beta", "demnächst", "coming Q3 2026", "متاح". Null when it has other words, or two states. */
export const statusOfWords = (text: string): Status | null => {
  const tokens = scan(text);
  const words = tokens.filter((_, index) => !isTime(tokens, index));
  if (words.filter(({ kind }) => kind === 'word').length > MOST) return null;
  const [status, ...others] = new Set(statesIn(words));
  if (!status || others.length > 0) return null;
  // A year after a word is the planned date, or names an edition.
  return words.length === tokens.length || status === 'planned' ? status : null;
};

/** The states in a text, in order. Empty when it has another word, a number or a question. */
const statesIn = (tokens: readonly Token[]): readonly Status[] => {
  const states: Status[] = [];
  for (let index = 0; index < tokens.length;) {
    const word = wordAt(tokens, index);
    if (word === null) return [];
    if (word.state) states.push(word.state);
    index = word.next;
  }
  return states;
};

/** A word for a state, or a word that may be beside it. The longer of two counts. */
const wordAt = (tokens: readonly Token[], index: number): { readonly state?: Status; readonly next: number } | null => {
  const [state, beside] = [STATES.at(tokens, index), BESIDE.at(tokens, index)];
  if (state && state.next >= (beside?.next ?? 0)) return { state: state.value, next: state.next };
  return beside ?? (isMark(tokens[index] as Token) ? { next: index + 1 } : null);
};

const isMark = ({ kind, raw }: Token): boolean => kind === 'break' || (kind === 'mark' && !/^[?؟%#+<>~]$/.test(raw));

/** "2026", "Q3", and the months. */
const isTime = (tokens: readonly Token[], index: number): boolean => {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token?.kind === 'number') return /^(?:[1-4]|20\d\d)$/.test(token.raw);
  return token?.text === 'q' && next?.kind === 'number' && next.glued;
};

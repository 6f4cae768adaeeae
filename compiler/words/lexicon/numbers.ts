/** Number words of the four languages. */
import { fold } from '../../../runtime/answer/analyse.ts';

const numbered = (rows: string): Readonly<Record<string, number>> => {
  const entries = rows.split(';').flatMap((row) => {
    const [number, ...words] = fold(row).trim().split(/\s+/);
    return words.map((word) => [word, Number(number)] as const);
  });
  return Object.fromEntries(entries);
};

/** language -> folded number word -> number. Words count beside what can be counted. */
export const NUMBERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: numbered(`1 one; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten; 11 eleven; 12 twelve dozen; 13 thirteen; 14 fourteen; 15 fifteen;
    16 sixteen; 17 seventeen; 18 eighteen; 19 nineteen; 20 twenty; 30 thirty; 40 forty fourty; 50 fifty; 60 sixty; 70 seventy; 80 eighty; 90 ninety ninty;
    100 hundred; 1000 thousand; 1000000 million`),
  de: numbered(`1 ein eine einen einem einer eins; 2 zwei zwo zweien zweit; 3 drei dreien dritt; 4 vier viert; 5 fünf fünft; 6 sechs sechst; 7 sieben siebt siebent; 8 acht;
    9 neun neunt; 10 zehn zehnt; 11 elf; 12 zwölf dutzend; 13 dreizehn; 14 vierzehn; 15 fünfzehn; 16 sechzehn; 17 siebzehn; 18 achtzehn; 19 neunzehn; 20 zwanzig;
    25 fünfundzwanzig; 30 dreißig; 40 vierzig; 50 fünfzig; 60 sechzig; 70 siebzig; 80 achtzig; 90 neunzig; 100 hundert einhundert; 200 zweihundert; 500 fünfhundert;
    1000 tausend eintausend; 2000 zweitausend; 5000 fünftausend; 10000 zehntausend; 1000000 million`),
  'ur-Latn':
    numbered(`1 ek aik; 2 do; 3 teen; 4 char chaar; 5 paanch panch paach; 6 chay chey chhe chah cheh; 7 saat; 8 aath ath aat; 9 nau; 10 das dus; 11 gyarah giyarah;
    12 barah darjan; 13 terah; 14 chaudah chauda; 15 pandrah pandra; 16 solah sola; 17 satrah; 18 atharah athara; 19 unnees unnis; 20 bees; 25 pachees pachis;
    30 tees; 40 chalees chalis; 50 pachas pachaas; 60 saath; 70 sattar; 80 assi; 90 nabbay nawway; 100 sau; 1000 hazar hazaar; 100000 lakh`),
  ar: numbered(`1 واحد واحدة; 2 اثنان اثنين اثنتان اثنتين إتنين تنين; 3 ثلاثة ثلاث تلاتة تلات; 4 أربعة أربع; 5 خمسة خمس; 6 ستة ست; 7 سبعة سبع; 8 ثمانية ثماني ثمان تمانية تمن; 9 تسعة تسع;
    10 عشرة عشر; 20 عشرون عشرين; 30 ثلاثون ثلاثين تلاتين; 40 أربعون أربعين; 50 خمسون خمسين; 60 ستون ستين; 70 سبعون سبعين; 80 ثمانون ثمانين تمانين;
    90 تسعون تسعين; 100 مئة مائة مية ميه; 200 مئتين مئتان ميتين; 1000 ألف آلاف; 1000000 مليون`),
};

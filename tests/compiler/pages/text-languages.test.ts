/** Pages that state no language, or clearly a wrong one, are read in that of their text where it is clear, and as before where it is not. */
import { describe, expect, it, test } from 'vitest';
import { asked } from '../../answers/sites.ts';
import { buildSite, html, type Files } from '../site.ts';

/** Texts of a small company, by language. */
const TEXTS: Readonly<Record<string, string>> = {
  da: `Vi er en lille klinik ved havnen, og vi hjælper dig, hvis du har ondt i ryggen eller i nakken efter en lang dag. Du kan selv vælge, hvornår du
    vil komme, og vi aftaler altid, hvad der skal ske, før vi går i gang. Hvis du bliver syg, må du gerne skrive til os, så finder vi en anden tid.
    Alle vores behandlere er uddannet i Danmark og har været ansat hos os i mange år. Er du i tvivl om, hvad du har brug for, så spørg os. Vi ville
    aldrig sælge dig noget, som du ikke har brug for, og du kan få pengene tilbage, hvis du ikke er glad for din behandling. Hvorfor vente? Skriv til
    os nu, og bliv en af dem, der har det godt. Mange af dem, som kommer hos os, er blevet anbefalet af deres venner, og nogle af dem har været med
    lige siden vi begyndte. Det er vi meget glade for, fordi det kun kan lykkes, når man lytter.`,
  nb: `Vi er et lite verksted ved havna, og vi hjelper deg hvis du har en båt som ikke vil gå etter en lang vinter. Du kan selv velge når du vil
    komme, og vi avtaler alltid hva som skal skje før vi går i gang. Hvis du blir syk, må du gjerne skrive til oss, så finner vi en annen tid. Alle
    våre mekanikere er utdannet i Norge og har vært ansatt hos oss i mange år. Er du i tvil om hva du trenger, så spør oss. Vi ville aldri selge
    deg noe som du ikke trenger, og du kan få pengene tilbake hvis du ikke er fornøyd med jobben. Hvorfor vente? Skriv til oss nå, og bli en av dem
    som har det bra. Mange av dem som kommer hit, er blitt anbefalt av vennene sine, og noen av dem har vært med helt siden vi begynte. Det er vi
    veldig glade for, fordi det bare kan gå bra når man lytter. Hvordan kan vi hjelpe dere? Hvilken dag passer? Vi er her uten at dere må vente.`,
  de: `Wir sind eine kleine Werkstatt am Hafen und helfen Ihnen, wenn Ihr Boot nach einem langen Winter nicht mehr fahren will. Sie können selbst
    wählen, wann Sie kommen möchten, und wir sagen Ihnen immer, was zu tun ist, bevor wir mit der Arbeit beginnen. Wenn Sie krank werden, schreiben
    Sie uns, dann finden wir einen anderen Tag. Alle unsere Leute haben ihren Beruf hier gelernt und sind seit vielen Jahren bei uns. Was kostet
    das? Das hängt davon ab, wie groß das Boot ist und ob wir Teile brauchen. Wir würden Ihnen nie etwas verkaufen, das Sie nicht brauchen.`,
  ro: `Suntem un mic atelier langa port si va ajutam daca barca dumneavoastra nu mai vrea sa porneasca dupa o iarna lunga. Puteti alege singur cand
    doriti sa veniti, si va spunem mereu ce este de facut inainte sa incepem. Daca va imbolnaviti, ne scrieti si gasim o alta zi pentru dumneavoastra.
    Toti oamenii nostri au invatat meseria aici si sunt la noi de multi ani. Cat costa? Depinde de cat este de mare barca si de piesele de care avem
    nevoie. Nu v-am vinde niciodata ceva de care nu aveti nevoie, iar daca nu sunteti multumit, va dam banii inapoi. De ce sa asteptati? Ne puteti
    scrie acum sau puteti suna, iar noi va raspundem cat mai repede, fie ca este vorba de o barca mica sau de una mare.`,
  ja: `港の小さな工房です。長い冬のあとに船が動かなくなったら、私たちがお手伝いします。いつ来るかはご自分で決められます。作業を始める前に、何をするかを必ずご説明します。
    ご病気のときはご連絡ください。別の日をご用意します。スタッフは全員この町で学び、長年ここで働いています。必要のないものをお売りすることはありません。
    ご不明な点がありましたら、お気軽にお問い合わせください。皆さまのお越しを心よりお待ちしております。船の大きさや部品によって料金が変わることがありますので、まずはご相談ください。`,
  zh: `我们是港口边的一家小作坊。漫长的冬天过后，如果您的船开不动了，我们会帮助您。什么时候来由您自己决定，开始工作之前我们总会说明要做什么。如果您病了，请写信给我们，我们会另找一天。
    我们所有的员工都在这里学习，已经在我们这里工作了很多年。这要多少钱？这取决于船的大小，以及是否需要零件。我们绝不会向您推销您不需要的东西。如果您对我们的服务不满意，可以随时联系我们，我们会为您退款。
    为什么还要等呢？现在就给我们写信吧，让我们知道您的问题，我们会尽快回复，帮助您找到合适的方案。`,
};

/** Texts whose language is not decided: it has no data, or a close one cannot be ruled out. */
const UNCLEAR: Readonly<Record<string, string>> = {
  'Slovak, which is close to Czech': `Sme malá dielňa pri prístave a pomôžeme vám, keď vaša loď po dlhej zime nechce ísť. Sami si môžete vybrať, kedy
    prídete, a vždy vám povieme, čo je potrebné urobiť, skôr ako začneme. Ak ochoriete, napíšte nám a nájdeme iný deň. Všetci naši ľudia sa tu
    vyučili a sú u nás už veľa rokov. Koľko to stojí? To záleží na tom, aká veľká je loď a či potrebujeme diely. Nikdy by sme vám nepredali niečo, čo
    nepotrebujete. Ak s nami nie ste spokojní, vrátime vám peniaze. Prečo čakať? Napíšte nám hneď a dajte nám vedieť, kedy by ste chceli prísť, aby
    sme pre vás všetko pripravili tak, ako to má byť.`,
  'Catalan, which is close to Spanish': `Som un petit taller al port i us ajudem si el vostre vaixell no vol navegar després d'un llarg hivern. Podeu
    triar vosaltres mateixos quan voleu venir, i sempre us direm què cal fer abans de començar la feina. Si us poseu malalts, escriviu-nos i
    trobarem un altre dia. Tota la nostra gent ha après l'ofici aquí i fa molts anys que és amb nosaltres. Quant costa? Depèn de com és de gran el
    vaixell i de si ens calen peces. Mai no us vendríem res que no necessiteu. Si no esteu contents amb nosaltres, us tornem els diners. Per què
    esperar? Escriviu-nos ara mateix i digueu-nos quan us aniria bé de venir, i ho tindrem tot a punt.`,
  'Danish and Norwegian together': `${TEXTS['da']} ${TEXTS['nb']}`,
  'a few Danish words': 'Vi er en klinik ved havnen. Du kan komme, hvis du har ondt.',
  'traditional Chinese, of several countries': `我們是港口邊的一家小作坊。漫長的冬天過後，如果您的船開不動了，我們會幫助您。什麼時候來由您自己決定，開始工作之前我們總會說明要做什麼。
    如果您病了，請寫信給我們，我們會另找一天。我們所有的員工都在這裡學習，已經在我們這裡工作了很多年。這要多少錢？這取決於船的大小，以及是否需要零件。我們絕不會向您推銷您不需要的東西。
    如果您對我們的服務不滿意，可以隨時聯繫我們，我們會為您退款。為什麼還要等呢？現在就給我們寫信吧，讓我們知道您的問題，我們會儘快回覆，幫助您找到合適的方案。`,
};

const withoutMarks = (name: string): readonly [string, string] => [
  `${name}, without marks`,
  (UNCLEAR[name] ?? '').normalize('NFD').replace(/\p{M}/gu, ''),
];

const unstated = (title: string, body: string): string => html(title, body).replace(' lang="en"', '');

/** A company whose pages state no language. */
const site = (text: string, price: string): Files => ({
  'index.html': unstated('Havn', `<p>${text}</p>`),
  'priser/index.html': unstated('Priser', `<h2>30 min</h2><p>${price}</p><h2>60 min</h2><p>${price.replace('0', '9')}</p>`),
});

const currencyOf = async (text: string, price: string): Promise<unknown> => {
  const { dist, json } = await buildSite({ files: site(text, price) });
  if (!dist.has('api/v1/offers.json')) return null;
  const { offers } = json('api/v1/offers.json') as {
    readonly offers: readonly { readonly prices: readonly { readonly currency: string }[] }[];
  };
  return offers[0]?.prices[0]?.currency ?? null;
};

describe.each(Object.entries(TEXTS))('a site in %s that does not say so', (language, text) => {
  it('answers in its language, and says where it is from', async () => {
    const { built, ask } = await asked(site(text, '500 EUR'));
    const { data } = await ask('xyzzy');
    expect(data.language).toBe(language);
    const { message, level } = built.problem('SITEC1048');
    expect(message).toBe(`2 pages state no language; the text is in "${language}"`);
    expect(level).toBe('note');
  });

  it('is not published as one that says so', async () => {
    const { read } = await buildSite({ files: site(text, '500 EUR') });
    expect(read('index.html')).toContain('<html>');
    for (const file of ['index.md', '_sitec/passages/texts-0.json']) expect(read(file)).not.toMatch(/lang(?:uage)?["=:]/i);
  });
});

const unmarked = ['Slovak, which is close to Czech', 'Catalan, which is close to Spanish', 'Danish and Norwegian together'].map(
  withoutMarks,
);

test.each([...Object.entries(UNCLEAR), ...unmarked])('%s is read as before', async (_, text) => {
  const { built, ask } = await asked(site(text, '500 EUR'));
  expect(built.codes).not.toContain('SITEC1048');
  expect((await ask('xyzzy')).data.language).toBe('en');
});

test.each([
  ['da', 'DKK'],
  ['nb', 'NOK'],
])('crowns of a site in %s are %s', async (language, currency) => {
  expect(await currencyOf(TEXTS[language] ?? '', '500 kr.')).toBe(currency);
});

test('crowns of an unclear site have no currency', async () => {
  expect(await currencyOf(UNCLEAR['Danish and Norwegian together'] ?? '', '500 kr.')).toBeNull();
});

const stating = (language: string, text: string): Files => ({
  'index.html': html('Havn', `<p>${text}</p>`).replace('lang="en"', `lang="${language}"`),
});

test('what a page states has precedence over a text that is not clear, or close to it', async () => {
  for (const [language, text] of [
    ['nb', UNCLEAR['Danish and Norwegian together']],
    ['en', UNCLEAR['a few Danish words']],
    ['en-GB', UNCLEAR['Slovak, which is close to Czech']],
    ['fo', TEXTS['da']],
  ] as const) {
    const { codes } = await buildSite({ files: stating(language, text ?? '') });
    expect(codes).not.toContain('SITEC1048');
    expect(codes).not.toContain('SITEC1049');
  }
});

test('the default of a theme is not the language of a text that is clearly in another one', async () => {
  const { built, ask } = await asked(stating('en-US', TEXTS['da'] ?? ''));
  expect(built.problem('SITEC1049').message).toBe('1 page states the language "en-US"; the text is in "da"');
  expect(built.problem('SITEC1049').level).toBe('note');
  expect((await ask('xyzzy')).data.language).toBe('da');
  expect(built.read('index.html')).toContain('<html lang="en-US">');
});

test.each([
  [
    'da',
    'a text with what a theme left in English',
    `${TEXTS['da'] ?? ''} We are open, and you can book a lane with us. It is for all of the family.`,
  ],
  ['da', 'a text with a name of foreign letters', `${TEXTS['da'] ?? ''} ${'Ambréline. '.repeat(9)}`],
  ['en', 'a text half in English', `${TEXTS['da'] ?? ''} ${'We are here for you, and this is what it is. '.repeat(20)}`],
])('a page that states "en" is in "%s": %s', async (language, _, text) => {
  const { ask } = await asked(stating('en', text));
  expect((await ask('xyzzy')).data.language).toBe(language);
});

test('replies of a site whose main language has no labels are in English, not in one of its translations', async () => {
  const slovene = html('Pristan', '<p>Smo majhna delavnica ob pristanišču.</p>').replace('lang="en"', 'lang="sl"');
  const german = html('Hafen', '<p>Wir sind eine kleine Werkstatt am Hafen.</p>').replace('lang="en"', 'lang="de"');
  const { ask } = await asked({
    'index.html': slovene,
    'de/index.html': german,
    'guides/zima/index.html': slovene,
    'de/guides/winter/index.html': german,
  });
  expect((await ask('xyzzy')).data.language).toBe('en');
});

test('the menu of a theme in another language counts once', async () => {
  const menu = '<nav><p>Skip to the content of this page. Made with the theme for you.</p></nav>';
  const parts = (TEXTS['da'] ?? '').split('. ');
  const pages = [0, 1, 2, 3, 4, 5].map((page) => parts.filter((_, at) => at % 6 === page).join('. '));
  const files = Object.fromEntries(
    pages.map((text, page) => [`${page === 0 ? 'index' : page}.html`, html('Havn', `${menu}<p>${text}</p>`)]),
  );
  const { ask } = await asked(files);
  expect((await ask('xyzzy')).data.language).toBe('da');
});

test('the folder of a language and a text that is rather in it are enough', async () => {
  const mixed = `${TEXTS['de']} ${'We are a small workshop and we help you if your boat is not what it was. '.repeat(3)}`;
  const page = (text: string): string => html('Boot', `<p>${text}</p>`);
  const built = await buildSite({ files: { 'index.html': page('Boats.'), 'de/index.html': page(mixed), 'fr/index.html': page(mixed) } });
  expect(built.problems.filter(({ code }) => code === 'SITEC1049').map(({ message }) => message)).toEqual([
    '1 page states the language "en"; the text is in "de"',
  ]);
});

/** Two pages with prices, in which little shows their language. */
const priced = (language: string, period: string): Files => {
  const pages = {
    'index.html': html('Havn', '<p>Havn</p>'),
    'pro/index.html': html('Pro', `<h2>Basis</h2><p>199 ${period}</p><h2>Pro</h2><p>399 ${period}</p>`),
  };
  return Object.fromEntries(Object.entries(pages).map(([file, text]) => [file, text.replace('lang="en"', `lang="${language}"`)]));
};

test.each([
  ['no', 'kr/måned', 'Hva koster Pro?', 'nb', 'no'],
  ['pt_BR', 'reais por mês', 'Quanto custa o Pro?', 'pt', 'pt-BR'],
])('prices and questions of a site in "%s" are understood', async (stated, period, question, answered, published) => {
  const { built, ask } = await asked(priced(stated, period));
  const { text, data } = await ask(question);
  expect([data.answered, data.language, text.split('\n')[0]]).toEqual([true, answered, `Pro: 399 ${period}`]);
  expect(built.read('index.md')).toContain(`lang: "${published}"`);
});

test('a page that states a country for a language is read in the language of its text', async () => {
  const { built, ask } = await asked(stating('jp', TEXTS['ja'] ?? ''));
  expect(built.problem('SITEC1049').message).toBe('1 page states the language "jp"; the text is in "ja"');
  expect((await ask('xyzzy')).data.language).toBe('ja');
});

test.each(['und', 'zxx'])('a page that states "%s" is read in the language of its text', async (language) => {
  const { ask } = await asked(stating(language, TEXTS['de'] ?? ''));
  expect((await ask('xyzzy')).data.language).toBe('de');
});

/** Questions that pages answer: HTML in, /api/v1/questions.json out. */
import { describe, expect, it } from 'vitest';
import { BASE, buildSite, html, type Files } from '../site.ts';

interface Question {
  readonly slug: string;
  readonly question: string;
  readonly answer: string | null;
  readonly answerReason: string | null;
  readonly status: string;
  readonly language: string | null;
  readonly url: string;
  readonly anchorUrl: string;
}

const questionsOf = async (files: Files): Promise<readonly Question[]> => {
  const { dist, json, problems } = await buildSite({ files });
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  // A site without questions has no document of them.
  if (!dist.has('api/v1/questions.json')) return [];
  return (json('api/v1/questions.json') as { readonly questions: readonly Question[] }).questions;
};

/** `question => answer` of each question that a page with a body has. */
const answered = async (body: string, lang = 'en'): Promise<readonly string[]> => {
  const page = html('Help', body).replace('lang="en"', `lang="${lang}"`);
  const found = await questionsOf({ 'index.html': html('Acme'), 'help.html': page });
  return found.map(({ question, answer }) => `${question} => ${answer}`);
};

const details = (question: string, answer: string): string => `<details><summary>${question}</summary>${answer}</details>`;
const script = (value: object): string => `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
const faqPage = (...pairs: readonly (readonly [string, string])[]): string =>
  script({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: pairs.map(([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
  });

describe('the number of a question', () => {
  it.each([
    ['an element', '<span>01</span> <span>Is it free?</span>', 'Is it free?'],
    ['a number with a point', '1. Is it free?', 'Is it free?'],
    ['a letter', 'Q2: Is it free?', 'Is it free?'],
    ['a part of its words', '30 days for free?', '30 days for free?'],
    ['a part of its words with a point', '2.5 days for free?', '2.5 days for free?'],
  ])('as %s is left out, unless it says something', async (_, words, question) => {
    expect(await answered(details(words, 'Yes.') + details('Why us?', 'Try.'))).toEqual([`${question} => Yes.`, 'Why us? => Try.']);
  });

  it('makes no second question beside the one of JSON-LD', async () => {
    const body = faqPage(['Is it free?', 'Yes.']) + details('<b>01</b> Is it free?', 'Yes.') + details('<b>02</b> Why us?', 'Try.');
    expect(await answered(body)).toEqual(['Is it free? => Yes.', 'Why us? => Try.']);
  });
});

describe('each form of mark-up', () => {
  it.each([
    ['details', '<details><summary>Is it free?<span aria-hidden="true">+</span></summary><p>Yes, <a href="/plan/">all</a>.</p></details>'],
    ['definitions', '<dl><dt>Is it free?</dt><dd><p>Yes, <a href="/plan/">all</a>.</p></dd></dl>'],
    [
      'a list of definitions in boxes',
      '<dl><div><dt><button aria-expanded="false">Is it free?</button></dt><dd hidden>Yes, <a href="/plan/">all</a>.</dd></div></dl>',
    ],
    [
      'buttons that name their panels',
      '<h3><button aria-expanded="false" aria-controls="a">Is it free?</button></h3><div id="a" hidden>Yes, <a href="/plan/">all</a>.</div><h3><button aria-expanded="false" aria-controls="b">?</button></h3><h3><button aria-expanded="false" aria-controls="c">Why us?</button></h3><div id="c">Try.</div>',
    ],
    [
      'buttons before their panels',
      '<div><button aria-expanded="false">Is it free?</button><div style="display:none">Yes, <a href="/plan/">all</a>.</div></div><div><button aria-expanded="false">Why us?</button><div style="display:none">Try.</div></div>',
    ],
    [
      'buttons with commands',
      '<button commandfor="a" command="toggle-popover">Is it free?</button><button commandfor="c">Why us?</button><div id="a">Yes, <a href="/plan/">all</a>.</div><div id="c">Try.</div>',
    ],
    [
      'links to what they open',
      '<h4><a href="#a" aria-expanded="false">Is it free?</a></h4><div id="a">Yes, <a href="/plan/">all</a>.</div><h4><a href="#c" aria-expanded="false">Why us?</a></h4><div id="c">Try.</div>',
    ],
    [
      'buttons that open popovers',
      '<button popovertarget="a">Is it free?</button><button popovertarget="c">Why us?</button><div id="a" popover>Yes, <a href="/plan/">all</a>.</div><div id="c" popover>Try.</div>',
    ],
    [
      'dialogs of text',
      '<button commandfor="a" command="show-modal">Is it free?</button><button commandfor="c" command="show-modal">Why us?</button><dialog id="a">Yes, <a href="/plan/">all</a>.</dialog><dialog id="c">Try.</dialog>',
    ],
    ['what a search opens', '<div><button>Is it free?</button><p hidden="until-found">Yes, <a href="/plan/">all</a>.</p></div>'],
    [
      'buttons that say nothing of what they open',
      '<div><button>Is it free?</button><div>Yes, <a href="/plan/">all</a>.</div></div><div><button>Why us?</button><div>Just try.</div></div>',
    ],
    [
      'boxes in turn, whose answers are hidden',
      '<div><span>Is it free?</span></div><div style="display:none">Yes, <a href="/plan/">all</a>.</div><div><span>Why us?</span></div><div style="display:none">Try.</div>',
    ],
    [
      'labels of boxes that are checked',
      '<div><input type="checkbox" id="a"><label for="a">Is it free?</label><div>Yes, <a href="/plan/">all</a>.</div></div><div><input type="checkbox" id="b"><label for="b">Why us?</label><div>Try.</div></div>',
    ],
    ['headings in a row', '<h2>Is it free?</h2><p>Yes, <a href="/plan/">all</a>.</p><h2>Why us?</h2><p>Try.</p><h2>More</h2><p>Text.</p>'],
    [
      'headings in cards',
      '<div><div><div><h3>Is it free?</h3></div><p>Yes, <a href="/plan/">all</a>.</p></div><div><div><h3>Why us?</h3></div><p>Try.</p></div></div><p>Text.</p>',
    ],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/FAQPage"><div itemscope itemprop="mainEntity" itemtype="https://schema.org/Question"><p itemprop="name">Is it free?</p><div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer" hidden><div itemprop="text">Yes, <a href="/plan/">all</a>.</div></div></div></div>',
    ],
    ['JSON-LD', `${faqPage(['Is it free?', 'Yes, <a href="/plan/">all</a>.'])}<p>Text.</p>`],
  ])('%s', async (_, body) => {
    expect((await answered(body))[0]).toBe('Is it free? => Yes, [all](https://acme.example/plan/).');
  });

  it('a heading is answered up to the next one of its level, with what stands below it', async () => {
    const body = '<h2>How do I begin?</h2><p>In two steps.</p><h3>Sign up</h3><p>Now.</p><h2>Why so?</h2><p>It works.</p><h2>End</h2>';
    expect(await answered(body)).toEqual(['How do I begin? => In two steps.\n\n### Sign up\n\nNow.', 'Why so? => It works.']);
  });

  it('a title of questions that asks is none', async () => {
    const body = `<h2>Any questions?</h2><p>Here are some that we hear every day from people who use it.</p>${details('Is it free?', 'Yes.')}`;
    expect(await answered(body)).toEqual(['Is it free? => Yes.']);
  });

  it('groups of questions that open are none', async () => {
    const group = (name: string): string => details(name, details(`Is ${name} free?`, 'Yes.') + details(`Is ${name} new?`, 'No.'));
    expect(await answered(`<h2>FAQ</h2>${group('Mail')}${group('Chat')}`)).toEqual([
      'Is Mail free? => Yes.',
      'Is Mail new? => No.',
      'Is Chat free? => Yes.',
      'Is Chat new? => No.',
    ]);
  });
});

describe('each script', () => {
  it.each([
    ['en', 'Is it free?'],
    ['es', '¿Es gratis?'],
    ['fr', 'Est-ce gratuit ?'],
    ['el', 'Είναι δωρεάν;'],
    ['ar', 'هل هو مجاني؟'],
    ['ur', 'کیا یہ مفت ہے؟'],
    ['zh', '这是免费的吗？'],
    ['ja', '無料ですか。'],
    ['hy', 'Անվճա՞ր է'],
    ['am', 'ነጻ ነው፧'],
    ['hi', 'क्या यह मुफ़्त है?'],
    ['ko', '무료인가요?'],
  ])('%s', async (lang, question) => {
    expect(await answered(details(question, '<p>1. A</p>'), lang)).toEqual([`${question} => 1\\. A`]);
  });

  it.each([
    ['th', 'ใช้ฟรีไหม', 'ยกเลิกได้ไหม'],
    ['ja', '料金について', '解約について'],
  ])('a language that does without marks (%s) has a title of questions', async (lang, first, second) => {
    expect(await answered(`<h2>FAQ</h2>${details(first, 'A')}${details(second, 'B')}`, lang)).toEqual([`${first} => A`, `${second} => B`]);
  });

  it('what does not ask is a question where most beside it are', async () => {
    const body = details('Is it free?', 'A') + details('Is it new?', 'B') + details('Refunds', 'C');
    expect(await answered(body)).toEqual(['Is it free? => A', 'Is it new? => B', 'Refunds => C']);
  });
});

describe('what is no question', () => {
  const control = (words: string, id: string): string => `<button aria-expanded="false" aria-controls="${id}">${words}</button>`;

  it.each([
    ['a menu', `</main><nav>${control('Why us?', 'a')}<ul id="a"><li>Text</li></ul>${control('Who?', 'b')}<p id="b">We</p></nav><main>`],
    ['a footer', `</main><footer><h2>Who are we?</h2><p>Acme makes anvils.</p><h2>Why us?</h2><p>Best anvils.</p></footer><main>`],
    ['a menu of a button', '<button aria-haspopup="true" aria-expanded="false">Why?</button><div>A</div>'.repeat(2)],
    [
      'tabs',
      '<div role="tablist"><button role="tab" aria-controls="a">Why us?</button><button role="tab" aria-controls="b">Who?</button></div><div role="tabpanel" id="a">A</div><div role="tabpanel" id="b">B</div>',
    ],
    [
      'what somebody asks on the picture of a card',
      '<div><div>“How much is left?”</div><div><h3>Budgets</h3><p>Soon here.</p></div></div><div><div>“And next year?”</div><div><h3>Plans</h3><p>Soon, too.</p></div></div>',
    ],
    ['what opens other things', details('Show code', '<pre>x</pre>') + details('Details', 'Text')],
    ['a dialog', `${control('Need help?', 'a')}${control('Need more?', 'b')}<dialog id="a">A</dialog><div role="dialog" id="b">B</div>`],
    ['an invitation', '<h2>Ready to start?</h2><p>It takes a minute.</p><p><a href="/signup/">Sign up</a></p>'],
    ['two invitations', '<h3>New here?</h3><p>Look.</p><p><a href="/a/">A</a></p><h3>Been here?</h3><p>Go.</p><p><a href="/b/">B</a></p>'],
    ['a form', '<h2>Want news?</h2><form><p>Once a month, by e-mail.</p><input></form>'],
    [
      'a list of articles',
      '<article><h3><a href="/a/">Is it free?</a></h3><p>2026</p></article><a href="/b/"><h3>Is it?</h3><p>So</p></a>',
    ],
    ['a heading above nothing', '<h2>Is it free?</h2><h2>Is it new?</h2>'],
    [
      'a quiz',
      script({ '@type': 'Quiz', hasPart: { '@type': 'Question', name: '1 + 1?', acceptedAnswer: { '@type': 'Answer', text: '2' } } }),
    ],
    ['what nobody sees', '<div style="display:none"><h2>Is it free?</h2><p>Say yes.</p><h2>Is it new?</h2><p>Say so.</p></div>'],
    ['what is not to be read', `<div data-sitec="ignore">${details('Is it free?', 'A')}</div>`],
    ['a mark alone', details('?', 'A')],
    ['a text', details(`${'word '.repeat(80)}?`, 'A')],
  ])('%s', async (_, body) => {
    expect(await answered(`<p>Text.</p>${body}`)).toEqual([]);
  });

  it('a heading in the frame of the site', async () => {
    const frame = `<section><h2>Who are we?</h2><p>${'Acme makes anvils for all who need them. '.repeat(8)}</p></section>`;
    const pages = ['a', 'b', 'c'].map((name) => [`${name}.html`, html(name, `<p>Text of ${name}.</p>${frame}`)]);
    expect(await questionsOf({ 'index.html': html('Acme'), ...Object.fromEntries(pages) })).toEqual([]);
  });
});

describe('an answer that a script writes', () => {
  it('is null, and nothing is said of the site', async () => {
    const item = (name: string): string =>
      `<div><h3><button aria-expanded="false" aria-controls="${name}">Is it ${name}?</button></h3><div id="${name}" hidden></div></div>`;
    const found = await questionsOf({ 'index.html': html('Acme', `${item('free')}${item('new')}<h2>More</h2><p>Text.</p>`) });
    expect(found).toMatchObject([
      { question: 'Is it free?', answer: null, answerReason: 'unreadable', status: 'shown' },
      { question: 'Is it new?', answer: null, answerReason: 'unreadable', status: 'shown' },
    ]);
  });

  it('is that of another page, or of the JSON-LD', async () => {
    const item = (name: string): string => details(`Is it ${name}?`, '');
    const found = await questionsOf({
      'index.html': html('Acme', item('free') + item('new') + faqPage(['Is it new?', 'No.'])),
      'more.html': html('More', details('Is it free?', 'Yes.')),
    });
    expect(found.map(({ question, answer }) => [question, answer])).toEqual([
      ['Is it new?', 'No.'],
      ['Is it free?', 'Yes.'],
    ]);
  });
});

describe('a record', () => {
  it('is confirmed by JSON-LD and has the words of the page', async () => {
    const body = `${faqPage(['Is it free?', 'Yes, it is.'])}<h2 id="free">Is it free?</h2><p>Yes, it <b>is</b>.</p><h2>Is it new?</h2><p>No, it is not.</p>`;
    expect(await questionsOf({ 'index.html': html('Acme', body) })).toEqual([
      {
        slug: 'is-it-free',
        question: 'Is it free?',
        answer: 'Yes, it **is**.',
        answerReason: null,
        status: 'confirmed',
        language: 'en',
        url: `${BASE}/`,
        anchorUrl: `${BASE}/#free`,
      },
      expect.objectContaining({ slug: 'is-it-new', status: 'shown', anchorUrl: `${BASE}/#:~:text=Is%20it%20new%3F` }),
    ]);
  });

  it('has the answer of JSON-LD where the page says something else', async () => {
    const body = faqPage(['Is it free?', 'Yes.']) + details('Is it free?', 'No.');
    expect(await questionsOf({ 'index.html': html('Acme', body) })).toMatchObject([{ answer: 'Yes.', status: 'confirmed' }]);
  });

  it('is one for the same words on many pages, of the page with most questions, and one for each other answer', async () => {
    const found = await questionsOf({
      'index.html': html('Acme', details('Is it free?', 'Yes.')),
      'faq.html': html('FAQ', details('Is it free?', 'Yes.') + details('Is it new?', 'No.')),
      'mail.html': html('Mail', details('Is it free?', 'No.')),
    });
    expect(found.map(({ slug, answer, url }) => [slug, answer, url])).toEqual([
      ['is-it-free', 'Yes.', `${BASE}/faq`],
      ['is-it-new', 'No.', `${BASE}/faq`],
      ['is-it-free-2', 'No.', `${BASE}/mail`],
    ]);
  });

  it('is there in each language', async () => {
    const german = html('Hilfe', details('Kostet es etwas?', 'Nein.')).replace('lang="en"', 'lang="de"');
    const found = await questionsOf({ 'index.html': html('Acme', details('Is it free?', 'Yes.')), 'de/index.html': german });
    expect(found.map(({ language, slug }) => [language, slug])).toEqual([
      ['en', 'is-it-free'],
      ['de', 'kostet-es-etwas'],
    ]);
  });

  it('is not read from pages that are not listed, nor from copies of a page', async () => {
    const body = details('Is it free?', 'Yes.');
    const found = await questionsOf({
      'index.html': html('Acme', body),
      'a.html': html('A', details('Is it old?', 'Yes.'), '<meta name="robots" content="noindex">'),
      'b.html': html('B', details('Is it old?', 'Yes.'), `<link rel="canonical" href="${BASE}/">`),
    });
    expect(found.map(({ question }) => question)).toEqual(['Is it free?']);
  });

  it('holds nothing that markdown or HTML would run', async () => {
    const [found] = await questionsOf({
      'index.html': html(
        'Acme',
        faqPage([
          'Is \ud800 <b>it</b> &lt;i&gt; free?',
          '<a href="javascript:alert(1)">Yes</a> <script>alert(1)</' + 'script>&lt;img src=x&gt;',
        ]),
      ),
    });
    expect(JSON.stringify(found)).not.toMatch(/javascript:|<script|<img/);
  });
});

describe('a page of thousands of questions', () => {
  it('takes no longer than it is long', async () => {
    const nested = '<details><summary>Why?</summary>'.repeat(200) + 'x' + '</details>'.repeat(200);
    const shared = '<button aria-expanded="false" aria-controls="p">Why?</button>'.repeat(5000);
    const headings = '<h3>Why?</h3>'.repeat(5000);
    const panel = `<div id="p">${'<p>Text.</p>'.repeat(5000)}</div>`;
    const found = await questionsOf({ 'index.html': html('Acme', nested + shared + headings + panel) });
    expect(found.length).toBeLessThan(10);
  }, 20_000);
});

describe('a site without questions', () => {
  it('is told nothing of them', async () => {
    const { problems } = await buildSite({ files: { 'index.html': html('Acme') } });
    expect(problems.map(({ message }) => message).filter((message) => message.includes('question'))).toEqual([]);
  });

  it('keeps its own data files called questions', async () => {
    const { codes } = await buildSite({
      files: { 'index.html': html('Acme'), 'content/questions.yaml': '- Why?\n- What?\n', 'questions/index.html': html('Q') },
    });
    expect(codes).toEqual([]);
  });
});

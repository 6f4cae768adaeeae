import { defineEmitter, type Build } from '../build/build.ts';
import { lastContentDate } from '../build/contents.ts';
import { configPlace } from '../config/positions.ts';
import { paths } from '../paths.ts';
import { output } from '../problems/output.ts';

/**
 * security.txt (RFC 9116), when the configuration has a contact for vulnerabilities. Lines end with a line feed, which section 2.2 allows.
 */
export const securityTxt = defineEmitter('security.txt', function* (build) {
  const { security } = build.settings.config;
  if (!security) return;
  const { contact, expires, encryption = [], acknowledgments = [], preferredLanguages = [], policy = [], hiring = [] } = security;
  reportExpired(expires, build);
  const fields: readonly (readonly [name: string, values: readonly string[]])[] = [
    ['Contact', contact],
    ['Expires', [expires]],
    ['Encryption', encryption],
    ['Acknowledgments', acknowledgments],
    ['Preferred-Languages', preferredLanguages.length > 0 ? [preferredLanguages.join(', ')] : []],
    // Web addresses have to begin with https (section 2.5); a local site has none.
    ['Canonical', build.base.startsWith('https:') ? [build.base + paths.securityTxt] : []],
    ['Policy', policy],
    ['Hiring', hiring],
  ];
  const lines = fields.flatMap(([name, values]) => values.map((value) => `${name}: ${value}\n`));
  yield { path: paths.securityTxt, class: 'securityText', body: lines.join(''), origin: 'security in the configuration' };
});

/** There is no clock, but a date before the newest content is certainly in the past. */
const reportExpired = (expires: string, build: Build): void => {
  const date = lastContentDate(build);
  if (date !== null && Date.parse(expires) < Date.parse(`${date}T00:00:00Z`))
    build.problems.add(output.securityExpired, { expires, date }, configPlace(build.settings, 'security', 'expires'));
};

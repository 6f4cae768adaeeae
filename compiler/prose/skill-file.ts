/** The format of an agent skill (agentskills.io): front matter with few keys, then a short text. */
import { thrownReason } from '../base/errors.ts';
import { estimateTokens } from '../base/tokens.ts';
import { readFrontMatter } from '../content/front-matter.ts';
import { object, optional, record, string } from '../schema/builder.ts';
import { violations } from '../schema/validate.ts';

const frontMatterSchema = object('Front matter of a skill', {
  name: optional(string('Name of the skill, which is that of its file')),
  description: string('What it is good for, and when to use it', { minLength: 1, maxLength: 1024 }),
  license: optional(string('Licence')),
  compatibility: optional(string('What it needs', { minLength: 1, maxLength: 500 })),
  metadata: optional(record('More about it', string('Text'))),
  'allowed-tools': optional(string('Tools that it may use')),
});

const MAXIMUM_LINES = 500;
const MAXIMUM_TOKENS = 5000;

/** The output of a skill template. */
interface SkillText {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Name of the skill of a template: the name of its folder (agentskills.io). */
export const skillName = (template: string): string => template.replace(/^skills\/|\.md\.eta$/g, '');

/** Front matter and text of a skill. Throws when the front matter is invalid. */
export const skillText = (text: string): SkillText => ({
  frontMatter: readFrontMatter(text).parsed.value as SkillText['frontMatter'],
  body: text.replace(/^---\n[^]*?\n---\n/, '').trimStart(),
});

/** The file of a skill. JSON strings are also YAML strings, so that no text can break out of the front matter. */
export const skillFile = (name: string, { frontMatter, body }: SkillText): string => {
  const { name: _, description, ...others } = frontMatter;
  const entries = Object.entries({ name, description, ...others });
  // The name consists of letters and hyphens, and has no quotes in any example of the format.
  const lines = entries.map(([key, value]) => `${key}: ${key === 'name' ? name : JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
};

/** By how much a skill exceeds the recommended length (agentskills.io); null when it does not. */
export const excessOf = (text: string): string | null => {
  const { body } = skillText(text);
  const lines = body.split('\n').length;
  const tokens = estimateTokens(body);
  if (lines >= MAXIMUM_LINES) return `${lines} lines, the limit is ${MAXIMUM_LINES - 1}`;
  return tokens < MAXIMUM_TOKENS ? null : `about ${tokens} tokens, the limit is ${MAXIMUM_TOKENS - 1}`;
};

/** Faults in the text of a skill, as the end of "makes a text that ...". */
export const skillFaults = (template: string, text: string): readonly string[] => {
  try {
    const { frontMatter, body } = skillText(text);
    const faults = violations(frontMatterSchema, frontMatter).map(({ path, reason, unknown }) =>
      unknown
        ? `has the key "${path.join('.')}" in its front matter, which skills cannot have`
        : `has a front matter that skills cannot have: ${path.join('.') || 'it'} ${reason}`,
    );
    const { name = skillName(template) } = frontMatter;
    return [
      ...faults,
      ...(name === skillName(template) ? [] : [`names itself "${String(name)}" in its front matter`]),
      ...(body.trim() === '' ? ['has nothing after its front matter'] : []),
    ];
  } catch (error) {
    return [`has a front matter that cannot be read: ${thrownReason(error).split('\n', 1)[0]}`];
  }
};

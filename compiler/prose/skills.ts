import { hash } from 'node:crypto';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { skillPath } from '../paths.ts';
import type { ProseTemplate } from './names.ts';
import { proseText, textsOf } from './render.ts';
import { skillFile, skillName, skillText } from './skill-file.ts';

/** An Agent Skill file with the digest of its bytes. */
export interface SkillFile {
  readonly name: string;
  readonly description: string;
  /** All values of its front matter, including name and description. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly body: string;
  /** `sha256:` and 64 hexadecimal digits. */
  readonly digest: string;
  /** Example questions. */
  readonly queries: readonly [string, string];
}

/** The skills in the order of their index, with example questions; description and text are in their templates. */
const SKILLS: readonly { readonly template: ProseTemplate; readonly queries: (company: string) => readonly [string, string] }[] = [
  {
    template: 'skills/pricing-questions.md.eta',
    queries: (company) => [`how much does ${company} cost`, `does ${company} have a free trial`],
  },
  {
    template: 'skills/find-a-guide.md.eta',
    queries: (company) => [`how do I set this up in ${company}`, `${company} step-by-step guide`],
  },
  {
    template: 'skills/compare-tools.md.eta',
    queries: (company) => [`${company} compared with other tools`, `${company} alternatives`],
  },
  {
    template: 'skills/start-a-trial.md.eta',
    queries: (company) => [`start a ${company} trial`, `sign up for ${company}`],
  },
  {
    template: 'skills/use-the-mcp-server.md.eta',
    queries: (company) => [`connect to the ${company} MCP server`, `${company} MCP tools`],
  },
];

const publishedSkills = (build: Build): typeof SKILLS => {
  const texts = new Set(textsOf(build));
  return SKILLS.filter(({ template }) => texts.has(template));
};

/** Names of the skills, without rendering their texts. */
export const skillNames = (build: Build): readonly string[] => publishedSkills(build).map(({ template }) => skillName(template));

/** The skills; index, catalogue and files come from the same bytes. */
export const skillFiles = onceEach((build: Build): readonly SkillFile[] => {
  const company = build.facts.company.body.name;
  return publishedSkills(build).map(({ template, queries }) => {
    const name = skillName(template);
    const text = skillText(proseText(build, template));
    const body = skillFile(name, text);
    const description = String(text.frontMatter.description);
    return {
      name,
      description,
      frontMatter: { ...text.frontMatter, name, description },
      path: skillPath(name),
      body,
      digest: `sha256:${hash('sha256', body)}`,
      queries: queries(company),
    };
  });
});

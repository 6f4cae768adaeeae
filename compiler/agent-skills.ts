import { createHash } from 'node:crypto';
import type { Build } from './artefact.ts';
import { skillPath } from './paths.ts';
import { proseData } from './prose.ts';
import { renderTemplate } from './template.ts';

/** An Agent Skill file with the digest of its bytes. */
export interface SkillFile {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly body: string;
  /** `sha256:` and 64 hexadecimal digits. */
  readonly digest: string;
  /** Questions that it helps with. */
  readonly queries: readonly [string, string];
}

const SKILLS: readonly {
  readonly name: string;
  readonly describe: (company: string) => string;
  readonly queries: (company: string) => readonly [string, string];
}[] = [
  {
    name: 'pricing-questions',
    describe: (company) =>
      `Answer questions about ${company} plans, prices, limits and the free trial. Use when the user asks what ${company} costs or which plan fits.`,
    queries: (company) => [`how much does ${company} cost`, `does ${company} have a free trial`],
  },
  {
    name: 'find-a-guide',
    describe: (company) => `Find and read a step-by-step guide of ${company}. Use when the user asks how to do something.`,
    queries: (company) => [`how do I set this up in ${company}`, `${company} step-by-step guide`],
  },
  {
    name: 'compare-tools',
    describe: (company) =>
      `Compare ${company} with another tool from its published comparisons. Use when the user weighs ${company} against an alternative.`,
    queries: (company) => [`${company} compared with other tools`, `${company} alternatives`],
  },
  {
    name: 'start-a-trial',
    describe: (company) =>
      `Tell the user how to try or buy ${company}, and where to sign up. Use when the user wants to start. Signing up is done by the person.`,
    queries: (company) => [`start a ${company} trial`, `sign up for ${company}`],
  },
  {
    name: 'use-the-mcp-server',
    describe: (company) =>
      `Connect to the MCP server of ${company} and choose the right tool. Use when a client should read ${company} facts by itself.`,
    queries: (company) => [`connect to the ${company} MCP server`, `${company} MCP tools`],
  },
];

/** The five skills, rendered; index, catalogue and files are made from the same bytes. */
export const skillFiles = (build: Build): readonly SkillFile[] => {
  const data = proseData(build);
  const company = build.facts.company.body.name;
  return SKILLS.map(({ name, describe, queries }) => {
    const description = describe(company);
    // A JSON string is a YAML string, so that no name can break out of the front matter.
    const body = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${renderTemplate(`skills/${name}.md.eta`, data)}`;
    return {
      name,
      description,
      path: skillPath(name),
      body,
      digest: `sha256:${createHash('sha256').update(body).digest('hex')}`,
      queries: queries(company),
    };
  });
};

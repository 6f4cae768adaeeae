import { describe, expect, it } from 'vitest';
import { createClients } from '../../../cli/traffic/clients.ts';
import { isWorthReading } from '../../../cli/traffic/counts.ts';
import { knownAgents } from '../../../compiler/config/known-agents.ts';
import { combined, GPTBOT } from './lines.ts';

const inRequests = knownAgents.filter((agent) => agent.inRequests);
const nameOf = (userAgent: string | null): string => {
  const client = createClients()(userAgent);
  return client.kind === 'agent' ? client.agent.name : client.kind === 'program' ? `program ${client.name}` : client.kind;
};

describe('the list of agents', () => {
  it('has no name and no token twice', () => {
    for (const words of [knownAgents.map(({ name }) => name), knownAgents.map(({ token }) => token.toLowerCase())])
      expect(new Set(words).size).toBe(words.length);
  });

  it('names sources that are addresses', () => {
    for (const { source } of knownAgents) expect(source ?? 'https://').toMatch(/^https:\/\//);
  });

  it('is that of robots.txt, in its order', () => {
    const tokens = knownAgents.filter(({ inRobots }) => inRobots).map(({ token }) => token);
    expect(tokens.join(' ')).toBe(
      'GPTBot ChatGPT-User OAI-SearchBot ClaudeBot Claude-SearchBot Claude-User anthropic-ai Claude-Web PerplexityBot Perplexity-User Google-Extended Applebot-Extended Amazonbot CCBot Bytespider cohere-ai meta-externalagent FacebookBot omgilibot Diffbot',
    );
  });

  it.each(inRequests)('$name is known by its token, in either case', ({ name, token }) => {
    for (const agent of [token, token.toLowerCase(), `${token}/1.0`, `Mozilla/5.0 (compatible; ${token}/2.1; +https://example.com)`]) {
      expect(nameOf(agent)).toBe(name);
      expect(isWorthReading(combined('/', agent))).toBe(true);
    }
  });
});

describe('a user agent', () => {
  it.each([
    [GPTBOT, 'GPTBot'],
    ['Claude-User (claude-code/2.1.92; +https://support.anthropic.com/)', 'Claude Code'],
    ['Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)', 'Claude-User'],
    ['NotGPTBot/1.0', 'program NotGPTBot'],
    ['Googlebot-Image/1.0', 'program Googlebot-Image'],
    ['Google-Extended', 'program Google-Extended'],
    ['python-requests/2.32', 'program python-requests'],
    ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', 'program AhrefsBot'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', 'browser'],
    ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', 'browser'],
    ['Mozilla', 'browser'],
    ['', 'program (no name)'],
    [null, 'program (no name)'],
    ['203.0.113.77 x', 'program (no name)'],
    ['\u001b[31m', 'program (no name)'],
    [`${'x'.repeat(5000)}/1`, `program ${'x'.repeat(64)}`],
  ])('%j is %s', (userAgent, name) => expect(nameOf(userAgent)).toBe(name));

  it('is the same however many others came before', () => {
    const clientOf = createClients();
    for (let number = 0; number < 25_000; number++) clientOf(`client-${number}/1.0`);
    expect(clientOf('client-7/1.0')).toEqual({ kind: 'program', name: 'client-7' });
    expect(clientOf(GPTBOT)).toMatchObject({ kind: 'agent', agent: { name: 'GPTBot' } });
  });
});

import { AGENTS, both, edited, json, rpc, type ProbeCase } from './broken.ts';

/** Broken in A2A. */
export const a2aCases: readonly ProbeCase[] = [
  {
    broken: 'the agent card has no skills',
    overrides: both(
      AGENTS,
      json((card: object) => ({ ...card, skills: [] })),
    ),
    expected: ['SITEC5080 /.well-known/agent-card.json has a problem: its skills are missing or empty'],
  },
  {
    broken: 'the agent card names another site',
    overrides: both(
      AGENTS,
      edited((text) => text.replaceAll('https://acme.example/a2a', 'https://other.example/a2a')),
    ),
    expected: ['SITEC5080 /.well-known/agent-card.json has a problem: its address https://other.example/a2a is on another site'],
  },
  {
    broken: 'a message of 0.3 is refused',
    overrides: { '/a2a': rpc('message/send', () => ({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Internal error' } })) },
    expected: ['SITEC5081 /a2a does not answer a message of A2A 0.3: status 200 (Internal error)'],
  },
  {
    broken: 'a message of 1.0 gets no words',
    overrides: { '/a2a': rpc('SendMessage', () => ({ jsonrpc: '2.0', id: 1, result: { message: { parts: [{ text: ' ' }] } } })) },
    expected: ['SITEC5081 /a2a does not answer a message of A2A 1.0: its answer has no text'],
  },
  {
    broken: 'an unknown method is no error',
    overrides: { '/a2a': rpc('no/such/method', () => ({ jsonrpc: '2.0', id: 1, result: {} })) },
    expected: ['SITEC5082 /a2a answers an unknown method with status 200'],
  },
];

/** The purpose of an agent, as its operator describes it. */
export type AgentPurpose = 'training' | 'search' | 'user' | 'coding assistant' | 'other';

/** An agent with a name in `User-Agent`, in robots.txt, or in both. */
export interface KnownAgent {
  /** Unique name for people. */
  readonly name: string;
  readonly operator: string;
  readonly purpose: AgentPurpose;
  /** Product name in its user agent, and its name in robots.txt, in any case (RFC 9309, section 2.2.1). */
  readonly token: string;
  /** Page of its operator about it; null without a known one. */
  readonly source: string | null;
  /** Whether a robots.txt of sitec has a group for it. */
  readonly inRobots: boolean;
  /** Whether its requests have the token. Some names are only for robots.txt, while the requests have the name of another agent. */
  readonly inRequests: boolean;
}

const OPENAI = 'https://developers.openai.com/api/docs/bots';
const ANTHROPIC =
  'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';
const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers';
const GOOGLE_FETCHERS = 'https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers';
const APPLE = 'https://support.apple.com/en-us/119829';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const MISTRAL = 'https://docs.mistral.ai/robots';

type Row = readonly [name: string, operator: string, purpose: AgentPurpose, source: string | null, token?: string];

/** An agent with the token in requests and in robots.txt. */
const both = ([name, operator, purpose, source, token = name]: Row): KnownAgent => ({
  name,
  operator,
  purpose,
  token,
  source,
  inRobots: true,
  inRequests: true,
});

const inRobotsOnly = (row: Row): KnownAgent => ({ ...both(row), inRequests: false });
const inRequestsOnly = (row: Row): KnownAgent => ({ ...both(row), inRobots: false });

/**
 * Every known agent, in the order of robots.txt. When a user agent has two of the tokens, the first in the list counts: `Claude-User
 * (claude-code/2.1)` is Claude Code.
 */
export const knownAgents: readonly KnownAgent[] = [
  inRequestsOnly(['Claude Code', 'Anthropic', 'coding assistant', null, 'claude-code']),
  inRequestsOnly(['Codex', 'OpenAI', 'coding assistant', null, 'codex-mcp-client']),
  inRequestsOnly(['Codex CLI', 'OpenAI', 'coding assistant', null, 'codex_cli_rs']),
  inRequestsOnly(['Cursor', 'Anysphere', 'coding assistant', null]),
  inRequestsOnly(['Devin', 'Cognition', 'coding assistant', null]),
  inRequestsOnly(['Gemini CLI', 'Google', 'coding assistant', 'https://github.com/google-gemini/gemini-cli', 'Google-Gemini-CLI']),
  inRequestsOnly(['GitHub Copilot', 'GitHub', 'coding assistant', null, 'GitHubCopilotChat']),
  inRequestsOnly(['opencode', 'Anomaly', 'coding assistant', null]),
  both(['GPTBot', 'OpenAI', 'training', OPENAI]),
  both(['ChatGPT-User', 'OpenAI', 'user', OPENAI]),
  both(['OAI-SearchBot', 'OpenAI', 'search', OPENAI]),
  both(['ClaudeBot', 'Anthropic', 'training', ANTHROPIC]),
  both(['Claude-SearchBot', 'Anthropic', 'search', ANTHROPIC]),
  both(['Claude-User', 'Anthropic', 'user', ANTHROPIC]),
  both(['anthropic-ai', 'Anthropic', 'other', null]),
  both(['Claude-Web', 'Anthropic', 'other', null]),
  both(['PerplexityBot', 'Perplexity', 'search', PERPLEXITY]),
  both(['Perplexity-User', 'Perplexity', 'user', PERPLEXITY]),
  inRobotsOnly(['Google-Extended', 'Google', 'training', GOOGLE]),
  inRobotsOnly(['Applebot-Extended', 'Apple', 'training', APPLE]),
  both(['Amazonbot', 'Amazon', 'training', AMAZON]),
  both(['CCBot', 'Common Crawl', 'training', 'https://commoncrawl.org/ccbot']),
  both(['Bytespider', 'ByteDance', 'training', null]),
  both(['cohere-ai', 'Cohere', 'other', null]),
  both(['meta-externalagent', 'Meta', 'training', META]),
  both(['FacebookBot', 'Meta', 'training', 'https://developers.facebook.com/docs/sharing/bot/']),
  both(['omgilibot', 'Webz.io', 'other', 'https://webz.io/bot.html']),
  both(['Diffbot', 'Diffbot', 'other', null]),
  inRequestsOnly(['AI2Bot', 'Ai2', 'training', 'https://allenai.org/crawler']),
  inRequestsOnly(['cohere-training-data-crawler', 'Cohere', 'training', null]),
  inRequestsOnly(['Amzn-SearchBot', 'Amazon', 'search', AMAZON]),
  inRequestsOnly(['Applebot', 'Apple', 'search', APPLE]),
  inRequestsOnly(['bingbot', 'Microsoft', 'search', 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0']),
  inRequestsOnly(['Bravebot', 'Brave', 'search', 'https://safe.search.brave.com/help/brave-search-crawler']),
  inRequestsOnly(['DuckAssistBot', 'DuckDuckGo', 'search', 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot/']),
  inRequestsOnly(['Googlebot', 'Google', 'search', GOOGLE]),
  inRequestsOnly(['meta-webindexer', 'Meta', 'search', META]),
  inRequestsOnly(['MistralAI-Index', 'Mistral', 'search', MISTRAL]),
  inRequestsOnly(['Amzn-User', 'Amazon', 'user', AMAZON]),
  inRequestsOnly(['Google-Agent', 'Google', 'user', GOOGLE_FETCHERS]),
  inRequestsOnly(['Google-NotebookLM', 'Google', 'user', GOOGLE_FETCHERS]),
  inRequestsOnly(['meta-externalfetcher', 'Meta', 'user', META]),
  inRequestsOnly(['MistralAI-User', 'Mistral', 'user', MISTRAL]),
  inRequestsOnly(['Google-CloudVertexBot', 'Google', 'other', GOOGLE]),
  inRequestsOnly(['GoogleOther', 'Google', 'other', GOOGLE]),
];

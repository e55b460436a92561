/** How each kind of provider is spoken to. Lazily loaded: the SDK comes with the first question, and costs nothing without a model. */
import type { generateText, LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';

export interface Provider {
  name: string;
  model: string;
  open(): Promise<LanguageModel>;
  options?: Parameters<typeof generateText>[0]['providerOptions'];
  /** An address that answers without a token being spent, and the headers that go with it. */
  probe: { url: string; headers: Record<string, string> };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

export function gemini({ apiKey, model, baseUrl }: { apiKey: string; model: string; baseUrl: string }): Provider {
  const baseURL = withoutSlash(baseUrl);
  return {
    name: 'gemini',
    model,
    open: async () => (await import('@ai-sdk/google')).createGoogleGenerativeAI({ apiKey, baseURL, fetch: boundedFetch })(model),
    // This family thinks before it writes unless told not to; there is nothing here to think about, and a student waits.
    ...(/^gemini-2\.5-flash/.test(model) && { options: { google: { thinkingConfig: { thinkingBudget: 0 } } } }),
    probe: { url: `${baseURL}/models/${encodeURIComponent(model)}`, headers: { 'x-goog-api-key': apiKey } },
  };
}

export function openAiCompatible({ apiKey, model, baseUrl }: { apiKey: string | undefined; model: string; baseUrl: string }): Provider {
  const baseURL = withoutSlash(baseUrl);
  return {
    name: 'openai-compatible',
    model,
    open: async () =>
      (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: 'configured',
        baseURL,
        fetch: boundedFetch,
        ...(apiKey === undefined ? {} : { apiKey }),
      })(model),
    probe: { url: `${baseURL}/models`, headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` } },
  };
}

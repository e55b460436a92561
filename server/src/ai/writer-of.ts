import { ModelWriter } from './model-writer.ts';
import { gemini, openAiCompatible } from './providers.ts';
import { templateWriter } from './template-writer.ts';
import type { Writer } from './writer.ts';

interface WriterSettings {
  GEMINI_API_KEY?: string | undefined;
  GEMINI_MODEL: string;
  GEMINI_BASE_URL: string;
  AI_BASE_URL?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_API_KEY?: string | undefined;
}

/** Gemini when it has a key, else any OpenAI-compatible server when one is named, else our own templates. */
export function writerOf(settings: WriterSettings, log: (reason: string) => void): Writer {
  const { GEMINI_API_KEY: geminiKey, AI_BASE_URL: baseUrl, AI_MODEL: model } = settings;
  if (geminiKey !== undefined)
    return new ModelWriter({
      provider: gemini({ apiKey: geminiKey, model: settings.GEMINI_MODEL, baseUrl: settings.GEMINI_BASE_URL }),
      log,
    });
  if (baseUrl !== undefined && model !== undefined)
    return new ModelWriter({ provider: openAiCompatible({ apiKey: settings.AI_API_KEY, model, baseUrl }), log });
  return templateWriter;
}

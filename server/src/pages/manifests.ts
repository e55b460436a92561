/** The manifests of the application, one a language, and the links that a page's head has to its own. */
import type { FastifyInstance } from 'fastify';
import { SharedBody } from '../http/answer.ts';
import type { AddressLanguage } from './address.ts';

const manifestAddress = (language: string): string => `/manifest.${language}.webmanifest`;

/** A phone that knows no manifest takes its picture from here. */
export const installLinks = (language: AddressLanguage): string =>
  `<link rel="manifest" href="${manifestAddress(language)}"><link rel="apple-touch-icon" href="/icons/apple-180.png">`;

interface ManifestOptions {
  languages: readonly string[];
  /** In this language, without colours. */
  manifestIn: (language: string) => Promise<object>;
  /** Of the document: around what a phone draws before the application does. */
  colour: string;
}

export function addManifests(app: FastifyInstance, { languages, manifestIn, colour }: ManifestOptions): void {
  const made = new Map<string, Promise<SharedBody>>();
  const make = async (language: string) => {
    const text = JSON.stringify({ ...(await manifestIn(language)), theme_color: colour, background_color: colour });
    return new SharedBody(Buffer.from(text), 'application/manifest+json; charset=utf-8');
  };
  for (const language of languages)
    app.get(manifestAddress(language), async (request, reply) => {
      const body = made.get(language) ?? make(language);
      made.set(language, body);
      await (await body).send(request, reply);
      return reply;
    });
}

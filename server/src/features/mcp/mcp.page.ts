/** What a person sees who opens the address of the tools: what it is, and how an assistant is told of it. */
import { languageOffers, languages, type Language } from '@disha/contract/languages';
import { toolNames } from '@disha/contract/mcp.asks';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import { worded } from '../../http/language.ts';
import { escapeHtml } from '../../pages/template.ts';

export function assistantsPage(origin: string, language: Language): string {
  const text = (said: Said) => escapeHtml(worded(said, language).message);
  const steps = [say('mcp.pageFind'), say('mcp.pageAdd'), say('mcp.pageAsk')].map((said) => `<li>${text(said)}</li>`);
  const others = languages.filter((other) => other !== language);
  const offers = others.map(
    (other) => `<a href="/mcp?lang=${other}" lang="${other}" hreflang="${other}">${languageOffers[other].offer}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(say('mcp.pageTitle'))}</title>
<link rel="stylesheet" href="/api/docs.css">
<main>
<nav>${offers.join(' ')} <a href="/">Disha</a></nav>
<h1>${text(say('mcp.pageTitle'))}</h1>
<p>${text(say('mcp.pageLead'))}</p>
<p><code>${escapeHtml(origin)}/mcp</code></p>
<ol>${steps.join('')}</ol>
<p>${text(say('mcp.pageMenus'))}</p>
<p>${text(say('mcp.pagePrivate'))}</p>
<p>${text(say('mcp.pageWrong'))}</p>
<p>${text(say('mcp.pageTools'))} <code>${toolNames.join('</code>, <code>')}</code></p>
<nav><a href="/api/docs">API</a> <a href="/open-data">${text(say('mcp.pageData'))}</a></nav>
</main>
</html>
`;
}

/** A mail as text and as HTML that shows the same: no picture, nothing fetched, nothing that tells who has read it. */
import { directionOf } from '@disha/contract/languages';
import type { MailMessage } from './mail-kind.ts';

const signature = { name: 'Disha', rule: '-- ' };

export function plainText({ paragraphs, action, after = [] }: MailMessage): string {
  const lines = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...after];
  return `${lines.join('\n\n')}\n\n${signature.rule}\n${signature.name}\n`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');

const look = {
  body: 'margin:0;padding:24px 16px;background:#ffffff;color:#1b2036;font:16px/1.55 system-ui,sans-serif',
  box: 'max-width:34rem;margin:0 auto',
  button: 'display:inline-block;padding:12px 20px;border-radius:10px;background:#2346c7;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'color:#4a5170;font-size:14px',
};

export function mailHtml({ language, subject, paragraphs, action, after = [] }: MailMessage): string {
  const lined = (text: string) => safe(text).replaceAll('\n', '<br>');
  const link = action
    ? `<p style="margin:24px 0"><a href="${safe(action.url)}" style="${look.button}">${safe(action.label)}</a></p>` +
      `<p style="${look.small};overflow-wrap:anywhere">${safe(action.url)}</p>`
    : '';
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${safe(subject)}</title></head>`,
    `<body style="${look.body}"><div style="${look.box}">`,
    ...paragraphs.map((text) => `<p>${lined(text)}</p>`),
    link,
    ...after.map((text) => `<p style="${look.small}">${lined(text)}</p>`),
    `<p style="${look.small}">${signature.name}</p></div></body></html>`,
  ].join('\n');
}

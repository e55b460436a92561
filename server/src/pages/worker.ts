/** The worker that keeps pages in a browser, and the documents it draws unknown pages with. */
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SharedBody } from '../http/answer.ts';
import { addressLanguages } from './address.ts';
import type { Template } from './template.ts';

interface WorkerOptions {
  /** The folder of the built application. */
  dist: string;
  template: Template;
  isOn: boolean;
}

const noIndex = '<meta name="robots" content="noindex">';

export function addWorker(app: FastifyInstance, { dist, template, isOn }: WorkerOptions): void {
  const serve = (address: string, body: SharedBody) =>
    app.get(address, async (request, reply) => {
      await body.send(request, reply);
      return reply;
    });
  const script = join(dist, isOn ? 'worker.js' : 'remove.js');
  // Asked for again every time: what is wrong with a worker must be over with the next visit.
  if (existsSync(script)) serve('/worker.js', new SharedBody(readFileSync(script), 'text/javascript; charset=utf-8'));
  for (const language of addressLanguages)
    serve(`/app-shell/${language}`, new SharedBody(Buffer.from(template.shell(language, noIndex)), 'text/html; charset=utf-8'));
}

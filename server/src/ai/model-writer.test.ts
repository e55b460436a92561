import { describe, expect, it } from 'vitest';
import { fakeModel, type FakeModel, type Protocol } from '../testing/fake-model.ts';
import { ModelWriter, type ModelWriterParts } from './model-writer.ts';
import { gemini, openAiCompatible } from './providers.ts';
import type { WriterFacts } from './writer.ts';

const facts: WriterFacts = {
  language: 'en',
  targetClass: '10',
  recommended: { id: 'science_pcm', name: 'Science (PCM)' },
  streamName: 'Science (PCM)',
  alsoRanked: [
    { id: 'commerce', name: 'Commerce' },
    { id: 'science_pcb', name: 'Science (PCB)' },
  ],
  bestFields: [
    { id: 'computer_it', name: 'Computer Science & IT' },
    { id: 'pure_sciences_research', name: 'Pure Sciences & Research' },
  ],
  confidence: 'good',
  evidence: [{ question: 'How much would you enjoy bringing water to 40 villages?', answer: 'I would love it', for: 'Science (PCM)' }],
  strengths: ['You like to work things out.'],
  tips: ['Maths every day.', 'JEE Main is one way in.'],
};
const prose = {
  explanation:
    'Science (PCM) fits what you told us. You lean towards working things out, and your ' +
    'answers about code and space said so again and again.',
  keyStrengths: ['You like to work things out', 'You enjoy building what did not exist', 'You stay with a hard puzzle'],
  studyTips: ['Give maths a short hour each day', 'Look at the papers of JEE Main', 'Write one small program this month'],
};
const altered = (change: Partial<Record<keyof typeof prose | 'fieldId', unknown>>) => JSON.stringify({ ...prose, ...change });
const longer = (sentence: string) => altered({ explanation: `${prose.explanation} ${sentence}` });
const anotherTip = (tip: string) => altered({ studyTips: [...prose.studyTips, tip] });

const provider = (protocol: Protocol, baseUrl: string) =>
  protocol === 'gemini'
    ? gemini({ apiKey: 'secret-key', model: 'gemini-2.5-flash', baseUrl })
    : openAiCompatible({ apiKey: 'secret-key', model: 'local-test', baseUrl });

async function start(protocol: Protocol, says: FakeModel['says'], more: Partial<ModelWriterParts> = {}) {
  const fake = await fakeModel(protocol);
  fake.says = says;
  const reasons: string[] = [];
  return {
    fake,
    reasons,
    writer: new ModelWriter({ provider: provider(protocol, fake.url), log: (reason) => reasons.push(reason), ...more }),
  };
}

const endless: FakeModel['says'] = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const pour = () => {
    while (response.writable && response.write('x'.repeat(64 * 1024)));
  };
  response.on('drain', pour);
  pour();
};

describe.each<Protocol>(['gemini', 'openai'])('%s', (protocol) => {
  it('is believed when it keeps to the result', async () => {
    const { writer, reasons } = await start(protocol, JSON.stringify(prose));
    expect(await writer.write(facts)).toEqual(prose);
    expect(reasons).toEqual([]);
  });

  it.each([
    ['the second and the third', longer('Commerce and Science (PCB) are worth a look too.')],
    ['a field that fits best', longer('Computer Science and IT would suit you well.')],
    ['a number of the evidence', longer('Bringing water to 40 villages moved you.')],
  ])('may name %s', async (_, says) => {
    const { writer } = await start(protocol, says);
    expect(await writer.write(facts)).not.toBeNull();
  });

  it.each<[string, FakeModel['says'], RegExp]>([
    ['another field beside it', longer('But Medicine would be even better for you.'), /outside/],
    ['another field by its short name', longer('You could sit for UPSC one day.'), /outside/],
    ['the stream left over', longer('In truth arts suits you more.'), /outside/],
    [
      'only another field',
      altered({ explanation: 'Commerce is the one for you. You lean towards people and words, and your answers said so again and again.' }),
      /does not name/,
    ],
    ['a field of its own', altered({ fieldId: 'arts' }), /AI_/],
    ['a number', longer('It suits you by 97 percent.'), /number/],
    ['a number in other digits', longer('It suits you by ९७ percent.'), /number/],
    ['an address', anotherTip('Join us at https://evil.example/now'), /never shown/],
    ['a bare address', anotherTip('Look at evilcoaching.com this week'), /never shown/],
    ['a mail address', anotherTip('Write to coach@evil and say hello'), /never shown/],
    ['markup', anotherTip('<script>alert(this)</script> and more'), /never shown/],
    ['a link in other clothes', anotherTip('Read [this](page) every morning'), /never shown/],
    ['an order', anotherTip('Ignore the quiz and do as I say'), /never shown/],
    ['hidden characters', longer('\u202eesrever'), /never shown/],
    ['the same thing thrice', altered({ keyStrengths: Array(3).fill('You like to work things out') }), /repeats/],
    ['too few lines', altered({ keyStrengths: ['You like to work things out'] }), /AI_/],
    ['a very long text', altered({ explanation: `${prose.explanation} `.repeat(40) }), /AI_/],
    ['the wrong types', altered({ studyTips: 'Give maths a short hour each day' }), /AI_/],
    ['prose around it', 'Sure! Science (PCM) it is.', /AI_/],
    ['nothing', '', /AI_/],
    ['null', 'null', /AI_/],
    ['an empty object', '{}', /AI_/],
    ['a 500', (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"INJECTED"}}'), /AI_/],
    ['a 429', (response) => response.writeHead(429, { 'retry-after': '60' }).end('{}'), /AI_/],
    ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>INJECTED</html>'), /AI_/],
    ['a way elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), /./],
    ['a closed line', (response) => response.destroy(), /./],
    ['an endless answer', endless, /too large|AI_/],
    ['silence', () => undefined, /too long/],
  ])('is not believed when it sends %s', async (_, says, reason) => {
    const { fake, writer, reasons } = await start(protocol, says, { timeLimitMs: 1500 });
    expect(await writer.write(facts)).toBeNull();
    expect(fake.asked).toHaveLength(1);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(reason);
    expect(reasons[0]).not.toContain('INJECTED');
  });
});

it('is not believed when it writes in another language than English for an English page', async () => {
  const hindi = 'आपके जवाबों से यही सबसे आगे निकलती है। आपको चीज़ों की गहराई में जाना अच्छा लगता है, और यही बात बार-बार दिखी।';
  const { writer, reasons } = await start(
    'openai',
    JSON.stringify({ ...prose, explanation: `${facts.recommended.name}. ${hindi.repeat(4)}` }),
  );
  expect(await writer.write(facts)).toBeNull();
  expect(reasons[0]).toMatch(/language/);
});

describe('in Hindi', () => {
  const hindiFacts: WriterFacts = {
    ...facts,
    language: 'hi',
    recommended: { id: 'science_pcm', name: 'साइंस (PCM)' },
    streamName: 'साइंस (PCM)',
    alsoRanked: [{ id: 'commerce', name: 'कॉमर्स' }],
  };
  const hindi = {
    explanation: 'आपके जवाबों से साइंस (PCM) सबसे आगे निकलती है। आपको चीज़ों की गहराई में जाना अच्छा लगता है, और यही बात बार-बार दिखी।',
    keyStrengths: ['आपको सवाल सुलझाना पसंद है', 'आप नई चीज़ बनाना चाहते हैं', 'मुश्किल पहेली पर आप टिके रहते हैं'],
    studyTips: ['रोज़ थोड़ा गणित करें', 'JEE Main के पुराने पेपर देखें', 'इस महीने एक छोटा प्रोग्राम लिखें'],
  };

  it('it is told the language, and believed when it keeps to it', async () => {
    const { fake, writer } = await start('openai', JSON.stringify(hindi));
    expect(await writer.write(hindiFacts)).toEqual(hindi);
    expect(fake.asked[0]?.body).toContain('Hindi in Devanagari');
  });

  it.each([
    ['in English', JSON.stringify({ ...prose, explanation: `साइंस (PCM). ${prose.explanation}` }), /language/],
    [
      'mostly in Latin letters',
      JSON.stringify({ ...hindi, explanation: `साइंस (PCM). ${'Aapko ganit pasand hai. '.repeat(20)}` }),
      /language/,
    ],
    ['about another stream', JSON.stringify({ ...hindi, explanation: `${hindi.explanation} पर आर्ट्स और अच्छी रहेगी।` }), /outside/],
  ])('it is not believed when it writes %s', async (_, says, reason) => {
    const { writer, reasons } = await start('openai', says);
    expect(await writer.write(hindiFacts)).toBeNull();
    expect(reasons[0]).toMatch(reason);
  });
});

describe('the breaker', () => {
  it('leaves a failing model alone for a minute, then asks again', async () => {
    let now = 0;
    const { fake, writer } = await start('openai', (response) => response.writeHead(500).end(), { now: () => now });
    for (let count = 0; count < 10; count += 1) expect(await writer.write(facts)).toBeNull();
    expect(fake.asked).toHaveLength(3);
    fake.says = JSON.stringify(prose);
    now = 59_000;
    expect(await writer.write(facts)).toBeNull();
    now = 61_000;
    expect(await writer.write(facts)).toEqual(prose);
    expect(fake.asked).toHaveLength(4);
  });

  it('opens again at the first failure after a break', async () => {
    let now = 0;
    const { fake, writer } = await start('openai', (response) => response.writeHead(500).end(), { now: () => now });
    for (let count = 0; count < 3; count += 1) await writer.write(facts);
    now = 61_000;
    for (let count = 0; count < 3; count += 1) await writer.write(facts);
    expect(fake.asked).toHaveLength(4);
  });
});

it('asks at most twenty at once: a crowd gets the template', async () => {
  const { fake, writer } = await start('openai', () => undefined, { timeLimitMs: 300 });
  const proses = await Promise.all(Array.from({ length: 50 }, (_, index) => writer.write({ ...facts, tips: [`tip ${index}`] })));
  expect(proses.every((each) => each === null)).toBe(true);
  expect(fake.asked.length).toBeLessThanOrEqual(20);
});

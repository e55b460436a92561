export const texts = {
  title: 'My path',
  heading: (part: string) => `My path: ${part}`,
  lead: 'What is open to you, which doors a choice closes, and what you will do.',
  tabs: { label: 'Parts of my path', passport: 'My details', doors: 'Doors', plan: 'Plan' },
  combinations: {
    pcm: 'PCM',
    pcb: 'PCB',
    pcmb: 'PCMB',
    pcm_cs: 'PCM + Computer Science',
    commerce_maths: 'Commerce with Maths',
    commerce: 'Commerce without Maths',
    arts: 'Arts',
    arts_maths: 'Arts with Maths',
  },
};

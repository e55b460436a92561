export const texts = {
  file: 'All these days as a file for my phone’s calendar',
  fileHint: 'Made on this phone, also without internet. Your phone’s calendar then reminds you.',
  family: 'A text to send to my family',
  label: 'The text',
  hint: 'Change what you like. Nothing is sent until you send it yourself.',
  send: 'Send or copy it',
  copied: 'The text is copied. Paste it into a message.',
  byHand: 'This browser does not copy: mark the text and copy it by hand.',
  begin: 'My next days, please help me to keep them:',
  end: 'Dates can change: please check them on the official website.',
  /** In the calendar of a phone, days before. */
  tomorrow: (what: string) => `Tomorrow: ${what}`,
  inSevenDays: (what: string) => `In 7 days: ${what}`,
  confirm: 'Confirm on the official website.',
  source: (source: string) => `Source: ${source}`,
  step: 'A step of my plan on Disha.',
};

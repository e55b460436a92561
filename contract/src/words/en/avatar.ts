export const texts = {
  'avatar.colour': 'Use a colour of 3 or 6 hexadecimal digits',
  'avatar.name': ({ max }: { max: number }) => `Use at most ${max} characters`,
  'avatar.printable': 'Use printable characters only',
  'avatar.size': ({ min, max }: { min: number; max: number }) => `Use a whole number from ${min} to ${max}`,
  'avatar.bold': 'Use true or false',
};

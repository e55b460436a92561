import { expect, it } from 'vitest';
import { foldTyped } from '../text.ts';
import { askedGuide, guideAsked } from './guide-asked.ts';

const guides = [
  askedGuide('refund', ['seat chhod di fees wapas', 'refund']),
  askedGuide('fake', ['fake university']),
  askedGuide('money', ['aadhar bank link', 'scholarship nahi aayi']),
  askedGuide('ten', ['after 10th']),
];
const asked = (text: string) => guideAsked(foldTyped(text).split(' '), guides);

it.each([
  ['fees back, I left my seat', 'refund'],
  ['यूनिवर्सिटी नकली है क्या', 'fake'],
  ['आधार को बैंक खाते से कैसे जोड़ें', 'money'],
  ['scholarship not credited aadhaar not linked to bank account', 'money'],
])('the question "%s" finds its guide in whichever words', (text, id) => expect(asked(text)).toEqual({ id, isListed: false }));

it('a question that a list answers too is marked as listed', () =>
  expect(asked('10वीं के बाद क्या करें')).toEqual({ id: 'ten', isListed: true }));

it.each(['fees of delhi university', 'refund', 'bank account', 'fake news of the university of delhi law faculty', ''])(
  'the text "%s" asks for no guide',
  (text) => expect(asked(text)).toBeUndefined(),
);

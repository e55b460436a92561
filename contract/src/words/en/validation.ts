import { limits } from '../../limits.ts';

interface Named {
  /** The field as it is called on the wire. */
  name: string;
}

const subject = (name: string) => (name === '' ? 'The request' : name);
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What forms and the API say of a bad input. Loaded by whoever has a form. */
export const texts = {
  'email.required': 'Email is required',
  'email.invalid': 'Please provide a valid email address',
  'name.short': `Name must be at least ${limits.name.min} characters long`,
  'name.long': `Name cannot exceed ${limits.name.max} characters`,
  'name.letters': 'Name can only contain letters and spaces',
  'password.required': 'Password is required',
  'password.short': `Password must be at least ${limits.password.min} characters long`,
  'password.long': `Password cannot exceed ${limits.password.max} characters`,
  'password.lower': 'Password must contain at least one lowercase letter',
  'password.upper': 'Password must contain at least one uppercase letter',
  'password.number': 'Password must contain at least one number',
  'password.confirm': 'Please confirm your password',
  'password.differ': "Passwords don't match",
  'state.required': 'State is required',
  'state.short': `State name must be at least ${limits.state.min} characters long`,
  'state.long': `State name cannot exceed ${limits.state.max} characters`,
  'state.letters': 'State name can only contain letters and spaces',
  'class.required': 'Class is required',
  'class.oneOf': ({ values }: { values: string }) => `Class must be one of: ${values}`,
  'stream.oneOf': ({ values }: { values: string }) => `Stream must be one of: ${values}`,
  'stream.required': 'Stream is required for Class 10 and 12 students',
  'stream.missing': 'Stream is required for Class 10 and 12',
  'field.invalid': 'Invalid field selection',
  'field.required': 'Field of interest is required for Class 12 students',
  'field.missing': 'Field is required for Class 12',
  'credential.required': 'Google credential is required',
  'answers.missing': 'Please answer all questions before submitting',
  'quizId.unsupported': 'Unsupported quiz type',
  'answers.option': ({ number }: { number: number }) => `Question ${number}: choose one of its options`,
  'value.required': ({ name }: Named) => `${subject(name)} is required`,
  'value.kind': ({ name, kind }: Named & { kind: string }) => `${subject(name)} must be ${kinds[kind] ?? 'of another kind'}`,
  'value.oneOf': ({ name, values }: Named & { values: string }) => `${subject(name)} must be one of: ${values}`,
  'value.short': ({ name, min }: Named & { min: number }) => `${subject(name)} needs ${min} characters`,
  'value.long': ({ name, max }: Named & { max: number }) => `${subject(name)} cannot exceed ${max} characters`,
  'value.tooLong': ({ name }: Named) => `${subject(name)} is too long`,
  'value.few': ({ name, min }: Named & { min: number }) => `${subject(name)} must list at least ${min}`,
  'value.many': ({ name, max }: Named & { max: number }) => `${subject(name)} may list at most ${max}`,
  'value.low': ({ name, min }: Named & { min: number }) => `${subject(name)} must be at least ${min}`,
  'value.high': ({ name, max }: Named & { max: number }) => `${subject(name)} cannot exceed ${max}`,
  'value.between': ({ name, min, max }: Named & { min: number; max: number }) => `${subject(name)} must be between ${min} and ${max}`,
  'value.whole': ({ name }: Named) => `${subject(name)} must be a whole number`,
  'value.uuid': ({ name }: Named) => `${subject(name)} must be a UUID`,
  'value.url': ({ name }: Named) => `${subject(name)} must be a web address (https://...)`,
  'value.state': ({ name }: Named) => `${subject(name)} must be a state or union territory of India`,
  'value.month': ({ name }: Named) => `${subject(name)} must be a month: January to December`,
  'value.empty': ({ name }: Named) => `${subject(name)} is empty`,
  'value.needs': ({ name, other }: Named & { other: string }) => `${subject(name)} needs ${other} beside it`,
  'value.form': ({ name }: Named) => `${subject(name)} is not in the right form`,
  'value.unknown': ({ name, keys }: Named & { keys: string }) => `${subject(name)} has fields that are not known: ${keys}`,
  'value.invalid': ({ name }: Named) => `${subject(name)} is not valid`,
  'cursor.foreign': 'cursor is not one that a page of this list gave',
  'id.form': 'An id may hold small letters, digits and single hyphens only',
  'id.differ': 'id and _id must be the same',
  'id.taken': ({ id }: { id: string }) => `The id ${id} is taken by an address of our own`,
};

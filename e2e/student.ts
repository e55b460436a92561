/** Who walks through the application in tests, with and without a browser. */
export interface SignedUpStudent {
  email: string;
  password: string;
  token: string;
  user: Record<string, unknown>;
}

export interface NewStudent {
  name?: string;
  class?: '10' | '12';
  state?: string;
  stream?: string;
  field?: string;
}

let count = 0;

/** What signs up a student unlike any other. */
export function signUpOf(details: NewStudent = {}) {
  count += 1;
  const email = `student-${process.pid}-${Date.now()}-${count}@example.org`;
  return { name: 'Asha Rao', class: '10', state: 'Bihar', stream: 'science_pcm', ...details, email, password: 'Passw0rd' };
}

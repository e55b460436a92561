/** An account that can be recovered: a forgotten password, an e-mail address confirmed or changed. */
import { z } from 'zod';
import { email, loginBody, newPassword } from './auth.ts';
import { endpoints } from '../http/endpoint.ts';
import { say } from '../say.ts';
import { user } from './user.ts';

/** As it stands in a link; anything else was never sent by us. */
const token = z.string(say('token.required')).min(1, say('token.required')).max(200, say('token.required'));

export const forgotPasswordBody = z.object({ email });
const resetPasswordBody = z.object({ token, password: newPassword });
export const verifyEmailBody = z.object({ token });
/** A stranger who holds the phone must not take the account away with it: the password is asked for. */
const changeEmailBody = z.object({ email, password: loginBody.shape.password });

export const recoveryEndpoints = endpoints({
  'POST /auth/forgot-password': {
    summary: 'Have a link for a new password sent; the answer is the same whether or not there is such an account',
    access: 'anyone',
    body: forgotPasswordBody,
    data: z.object({}),
  },
  'POST /auth/reset-password': {
    summary: 'Set a new password with the token of a link; every session ends',
    access: 'anyone',
    body: resetPasswordBody,
    data: z.object({}),
  },
  'POST /auth/verify-email/send': {
    summary: 'Have a link sent that confirms one’s e-mail address',
    access: 'student',
    data: z.object({}),
  },
  'POST /auth/verify-email': {
    summary: 'Confirm an e-mail address, or the change to another, with the token of a link',
    access: 'anyone',
    body: verifyEmailBody,
    data: z.object({ user: user.pick({ email: true, emailVerified: true }) }),
  },
  'POST /auth/change-email': {
    summary: 'Ask for another e-mail address; it holds once it is confirmed there',
    access: 'student',
    body: changeEmailBody,
    data: z.object({}),
  },
});

import { describe, expect, it } from 'vitest';
import { impersonal } from './impersonal.ts';

describe('impersonal', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'name')", 'Cannot read properties of undefined (reading name)'],
    ["undefined is not an object (evaluating 'a.b.c')", 'undefined is not an object (evaluating a.b.c)'],
    ["Can't find variable: foo", "Can't find variable: foo"],
    ['Unexpected token \'A\', "{"name":Asha" is not valid JSON', 'Unexpected token … is not valid JSON'],
    ['at load (https://disha.example/assets/index-B1.js:10:20)', 'at load (/assets/index-B1.js:10:20)'],
    ['load@https://disha.example:3000/assets/index-B1.js?v=2:10:123456', 'load@/assets/index-B1.js:10:123456'],
    ['at /courses?search=wish#there', 'at /courses'],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=x', 'Minified React error #418; visit /errors/418'],
    ['asha.kumari@example.in said +919876543210', '… said …'],
    ['Bearer 0123456789abcdefghijABCDEFGHIJ-_0123', 'Bearer …'],
    ['one\r\ntwo\u0000three', 'one two three'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(impersonal(text)).toBe(expected);
    expect(impersonal(expected)).toBe(expected);
  });
});

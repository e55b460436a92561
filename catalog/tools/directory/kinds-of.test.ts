import { describe, expect, it } from 'vitest';
import { kindsOf } from './kinds-of.ts';

describe('the kinds of an institution', () => {
  it('are those its name says', () => {
    expect(kindsOf('Gaya Law College', 'C', ['bba'])).toEqual(['law']);
    expect(kindsOf('Anything', 'I', [])).toEqual(['iti']);
  });

  it('of a name that says no more than Mahavidyalaya are a degree college’s, with a college’s code and nothing that says otherwise', () => {
    expect(kindsOf('Smt. Phoolmati Devi Mahavidyalaya, Ballia', 'C', [])).toEqual(['degree-college']);
    expect(kindsOf('Smt. Phoolmati Devi Mahavidyalaya, Ballia', 'S', [])).toEqual([]);
    expect(kindsOf('Prashaskiya Seva Mahavidyalaya', 'C', [])).toEqual([]);
    expect(kindsOf('Dayanand Gurukul Mahavidyalaya', 'C', [])).toEqual([]);
    expect(kindsOf('Shikshanshastra Mahavidyalaya', 'C', [])).toEqual(['teacher-education']);
  });

  it('are told by a list where the name says none; business and computer courses tell nothing of a college', () => {
    expect(kindsOf('LBS Institute of Technology', 'C', ['btech-civil-engineering', 'bba'])).toEqual(['engineering']);
    expect(kindsOf('Umrao Technological Institute', 'S', ['diploma-civil-engineering'])).toEqual(['polytechnic']);
    expect(kindsOf('Gadag Institute of Medical Sciences', 'C', ['mbbs'])).toEqual(['medical']);
    expect(kindsOf('Innocent Hearts Group of Institutions', 'C', ['bba', 'mca'])).toEqual(['management', 'computer-applications']);
    expect(kindsOf('R.B. College', 'C', ['bba', 'bca'])).toEqual([]);
    expect(kindsOf('R.B. College', 'C', [])).toEqual([]);
  });

  it('never call what gives diplomas a medical college', () => {
    expect(kindsOf('Dibrugarh Medical College Hospital', 'S', [])).toEqual([]);
    expect(kindsOf('Assam Medical College', 'C', [])).toEqual(['medical']);
  });
});

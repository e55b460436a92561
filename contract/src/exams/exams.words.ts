/** What an exam can be for, how it is sat and who pays what: plain data, for the browser too. */

export const purposes = ['admission', 'job', 'eligibility', 'school', 'scholarship'] as const;

export const examQualifications = ['after_10', 'after_12', 'iti', 'diploma', 'degree'] as const;

export const patternModes = ['computer', 'paper', 'both', 'home', 'physical', 'other'] as const;

/** Those who pay the same: `all` where everybody does, `general` where some pay less, `others` for candidates not named. */
export const feePayers = [
  ...(['all', 'general', 'general_obc', 'general_men', 'ews', 'obc', 'obc_ews', 'obc_ews_men', 'sc_st', 'sc_st_pwd'] as const),
  ...(['sc_st_pwd_third', 'pwd', 'women', 'women_sc_st', 'women_sc_st_pwd', 'women_sc_st_ex', 'women_sc_st_pwd_ex'] as const),
  ...(['third_gender', 'reserved', 'others'] as const),
] as const;

export const examLanguages = [
  ...(['english', 'hindi', 'assamese', 'bengali', 'gujarati', 'kannada', 'malayalam', 'marathi'] as const),
  ...(['odia', 'punjabi', 'sanskrit', 'tamil', 'telugu', 'urdu'] as const),
] as const;

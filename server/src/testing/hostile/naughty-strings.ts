/** Texts that have hurt programs before, written down by kind. Invisible and dangerous characters stand as escapes. */
const blanks = ['', ' ', '   ', '\t', '\n', '\r\n', '\u0000', '\u0000\u0000a', 'a\u0000b', '\u0001\u0002\u0003\u007f', '\u0085', '\u00a0', '\u200b', '\u200e\u200f', '\u2028', '\u2029', '\u2060', '\u3000', '\ufeff', '\u001b[31mred\u001b[0m', '\b\f\v'];

const words = ['undefined', 'null', 'NULL', 'nil', 'true', 'false', 'NaN', 'Infinity', '-Infinity', '[object Object]', 'function () {}', '[]', '{}', '""', "''", '-', '--', '.', '..', '...', '/', '\\', '*', '%', '?', '#', '&', '=', '+', ';', '|', '<', '>', '^', '~', '`', '$', '@', '!', ':'];

const prototypes = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', '__defineGetter__', 'then', 'length', 'toJSON', 'constructor.prototype', '__proto__[admin]', '["__proto__"]["admin"]'];

const numbers = ['0', '-0', '00', '1', '-1', '1.0', '1e3', '1E+400', '0x10', '0b1', '0o7', '1_000', '٣', '１２', '²', '½', '9007199254740993', '2147483648', '-2147483649', '18446744073709551616', '1'.repeat(400), '0.1e-999', ' 1', '1 ', '1,000', '1/0', '١٢٣'];

const sql = [
  "'",
  "''",
  '"',
  "' or '1'='1",
  "' or 1=1 --",
  "'; drop table users; --",
  "') or ('1'='1",
  "1; select pg_sleep(5)",
  "' union select null, version(), null --",
  "admin'--",
  "\\'; select 1; --",
  '$$; select 1; $$',
  "E'\\x27'",
  "%' and 1=(select 1 from pg_sleep(3))--",
  '%_%',
  "'||(select password_hash from users limit 1)||'",
  '1)) or pg_sleep(3)--',
  'ilike %',
  '\uff07 or 1=1--',
];

const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  'javascript:alert(1)',
  'jAvAsCrIpT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '&lt;script&gt;',
  '&#60;',
  '<iframe src=//evil.example>',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{% raw %}',
  '*{7*7}',
  '<style>@import"//evil.example"</style>',
  'onload=alert(1)',
];

const places = [
  '../',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '/etc/passwd',
  'file:///etc/passwd',
  'C:\\',
  '//evil.example',
  'http://127.0.0.1:22/',
  'http://169.254.169.254/latest/meta-data/',
  'CON',
  'nul.txt',
  '.git/config',
  '.env',
  'a/b/c',
  '%00',
  '%ff%fe',
  '%',
  '%zz',
];

const lines = ['a\r\nSet-Cookie: x=1', 'a\nX-Injected: 1', 'a%0d%0aX-Injected:%201', 'bcc: somebody@example.in', '%s%s%s%n', '%x%x%x', '$(id)', '`id`', '; id', '| id', '&& id', '() { :; }; id', '=cmd|calc', '@SUM(1+1)', '(&(uid=*))', '*)(uid=*', 'a{1,99999}', '(a+)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'];

const scriptsOfTheWorld = [
  'आशा कुमारी',
  'தமிழ்நாடு',
  'മലയാളം',
  'বাংলা',
  'ગુજરાતી',
  'ਪੰਜਾਬੀ',
  'اردو',
  'שלום',
  'العربية \u202e gnirts',
  '\u202eevil\u202c',
  '日本語',
  '한국어',
  'ไทย',
  'Ǆ ǅ ǆ',
  'ß ẞ SS',
  'İ i ı I',
  'ﬁ ﬂ ﬀ',
  'Å Å',
  'é é',
  'Z̡̢̖̥̗̙͈̩̻̞̬̮̆̃͌̒a̢̧̧̼̯̩̓́͆͐l͉̗̥̘̱̦͊̅̂̐̇g̢̨͎̤̗͖͒̏̀̌̚o',
  '👩‍👩‍👧‍👦',
  '🇮🇳',
  '🏳️‍🌈',
  '👍🏽',
  '\ud800',
  '\udc00',
  'a\ud83d',
  '\ude00b',
  '\uffff',
  '\ufffe',
  '\u{10ffff}',
  '𝒜𝓈𝒽𝒶',
  'ᴬˢʰᵃ',
  '\u0300\u0301\u0302',
  'क्ष्म्य',
  '\u0904\u094d\u200d',
  'ﷺ',
  '𒐫',
];

const addresses = ['a@b', '@', 'a@', '@b.in', 'a@b@c.in', 'a b@c.in', '"a b"@c.in', 'a@[127.0.0.1]', 'a@localhost', 'अ@उदाहरण.भारत', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c', `${'a'.repeat(300)}@b.in`, 'a+b@c.in', 'a@b.in\n', ' a@b.in ', 'A@B.IN', 'a%40b.in', "o'brien@example.in", 'a@b.in,c@d.in', '<a@b.in>', 'mailto:a@b.in'];

const json = ['{"a":1}', '[1,2', '{"__proto__":{"admin":true}}', '"', '\\u0000', '\\', '{"$gt":""}', '{"$where":"1"}', '[[[[[[[[[[', '{"a":{"a":{"a":{}}}}'];

const long = ['a'.repeat(1000), 'अ'.repeat(3000), '💣'.repeat(2000), ' '.repeat(5000), '\u0301'.repeat(2000), `a${'\u200d'.repeat(1000)}`, 'x '.repeat(2000), '-'.repeat(10_000)];

export const naughtyStrings: readonly string[] = [...new Set([...blanks, ...words, ...prototypes, ...numbers, ...sql, ...scripts, ...places, ...lines, ...scriptsOfTheWorld, ...addresses, ...json, ...long])];

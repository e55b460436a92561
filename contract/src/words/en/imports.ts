/** What is said of a line of an imported file. */
export const texts = {
  'imports.notUtf8': 'the text is not UTF-8; save the file as "CSV UTF-8"',
  'imports.quoteOpen': 'a quote is opened and never closed',
  'imports.quoteEarly': 'a quote ends before the cell does',
  'imports.quoteInside': 'a quote stands in the middle of a cell that does not begin with one',
  'imports.unreadable': 'the line cannot be read as CSV',
  'imports.empty': 'the file is empty',
  'imports.noRows': 'there is no row below the column names',
  'imports.columnsMissing': ({ missing, there }: { missing: string; there: string }) =>
    `columns are missing: ${missing}; there are: ${there}`,
  'imports.columnTwice': ({ column }: { column: string }) => `the column ${column} stands twice`,
  'imports.cellCount': ({ cells, columns }: { cells: number; columns: number }) => `${cells} cells, but there are ${columns} columns`,
  'imports.codeTwice': ({ code, line }: { code: string; line: number }) => `the AISHE code ${code} stands in line ${line} already`,
  'imports.idTwice': ({ id, line }: { id: string; line: number }) => `the id ${id} stands in line ${line} already`,
  'imports.stateEmpty': 'state is empty',
  'imports.noState': ({ state }: { state: string }) => `there is no state or union territory "${state}"`,
  'imports.elsewhere': ({ code, here, there }: { code: string; here: string; there: string }) =>
    `${code} is in ${here} here, not in ${there}`,
  'imports.noType': 'no column tells the type; add one, or say --type government, private, deemed or autonomous for such rows',
  'imports.cell': ({ column, value }: { column: string; value: string }) => `${column} "${value}" cannot be used`,
  'imports.cellLong': ({ column, value, max }: { column: string; value: string; max: number }) =>
    `${column} "${value}" is longer than ${max} characters`,
  'imports.cellEmpty': ({ column }: { column: string }) => `${column} is empty`,
  'imports.leftOut': ({ column, value }: { column: string; value: string }) => `${column} "${value}"`,
  'imports.noCourse': ({ id }: { id: string }) => `there is no course ${id}`,
  'imports.pin': ({ pin, state }: { pin: string; state: string }) => `PIN ${pin} is not in ${state}`,
  'imports.noCounselling': ({ authority, known }: { authority: string; known: string }) =>
    `there is no counselling "${authority}"; those we know: ${known}`,
  'imports.noCategory': ({ category, authority }: { category: string; authority: string }) =>
    `"${category}" is no category of ${authority} in any earlier year`,
  'imports.noQuota': ({ quota, authority }: { quota: string; authority: string }) =>
    `"${quota}" is no quota of ${authority} in any earlier year`,
  'imports.seatsTwice': ({ line }: { line: number }) => `the same seats and year stand in line ${line} already`,
  'imports.instituteState': ({ institute }: { institute: string }) =>
    `it is not known in which state ${institute} is; write it in the column note: state=Goa`,
  'imports.noRank': ({ value }: { value: string }) => `closing "${value}" is no rank`,
  'imports.noColumn': ({ column, known }: { column: string; known: string }) => `there is no column ${column}; there are: ${known}`,
  'imports.noItem': ({ id }: { id: string }) => `there is no ${id} here`,
  'imports.noCollege': ({ name }: { name: string }) => `there is no college "${name}" here; write its id`,
  'imports.manyColleges': ({ name, count }: { name: string; count: number }) =>
    `${count} colleges are called "${name}"; write the id of the one that is meant`,
  'imports.saidTwice': ({ line }: { line: number }) => `the same stands in line ${line} already, and says something else`,
  'imports.otherId': 'this id belongs to another name; leave it empty for a new one',
  'imports.feeCourse': ({ id }: { id: string }) => `there is no course or family ${id}`,
  'imports.feeCollege': ({ id }: { id: string }) => `there is no college ${id}`,
  'imports.feeUnread': 'rests on no reading and is not marked C',
  'imports.feeRead': 'is marked C beside a source that was read',
  'imports.feeSource': 'a source is said as body and year',
  'imports.feeNone': 'names no figure',
  'imports.feeWide': ({ from, to }: { from: number; to: number }) => `from ${from} to ${to} says nothing`,
  'imports.feeOrder': ({ from, to }: { from: string; to: string }) => `from ${from} is more than to ${to}`,
  'imports.feeKind': ({ what }: { what: string }) => `${what}: say for which courses or at which colleges`,
  'imports.feeThere': ({ id, scope }: { id: string; scope: string }) =>
    `${id} is there already, for "${scope}"; write that id to change it, or another one for a new line`,
};

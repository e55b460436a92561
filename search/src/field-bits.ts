/** An entry of the index is an item with the field it was found in: so many bits are the field's. */
export const fieldBits = 2;
export const fieldMask = 3;
/** Strong is 0, about 3: where a word counts most comes first. */
export const nameField = 1;
export const placeField = 2;

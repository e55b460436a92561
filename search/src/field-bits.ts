/** An entry of the index is an item with the field it was found in: so many bits are the field's. */
export const fieldBits = 2;

/** Days that are looked ahead beyond lead times unless somebody says otherwise, and the most. */
export const [LOOK_AHEAD, LONGEST_LOOK] = [14, 365];

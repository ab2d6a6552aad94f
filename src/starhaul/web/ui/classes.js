/** The class names of an element. */

/** Those that are on, in one string. @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** The class names of an element. */

/** Joins the names that are set. @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

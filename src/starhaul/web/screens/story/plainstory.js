/** The story of a game without a part for stories: neither pictures nor sentences of events. */

/** @type {import("../../core/games.js").StoryPart["scenesOf"]} */
export const scenesOf = () => [];

export const Picture = () => null;

export const hasColours = false;

/** What other features call a feature. Every page has these names, so they stand apart from the feature's own texts. */
export interface FeatureNames {
  /** In the navigation, on a tab, above search results: "Courses". */
  title: string;
}

export interface CatalogNames extends FeatureNames {
  /** In the middle of a sentence: "courses". */
  inSentence: string;
  /** Behind the first few found: "See all 12 courses". */
  all: (count: string) => string;
  /** Where nothing is bookmarked yet. */
  browse: string;
  emptyHint: string;
}

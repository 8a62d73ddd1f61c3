// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.272,
  weights: [
    -1.16, -0.07, -0.7, -0.42, -0.04, -1.25, 0.15, 0.95, 0.5, 0.64, 0.89, 0.54, 0.75, -0.33, 1.21, 0.36,
    -0.26, 1.5, 0.21,
  ] as readonly number[],
}

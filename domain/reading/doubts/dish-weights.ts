// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.268,
  weights: [
    -1.52, -0.08, -0.55, 0.03, -0.06, -1.24, 0.14, 0.83, 0.63, 0.78, 0.79, 0.5, 0.87, -0.24, 1.16, 0.41,
    -0.31, 1.5, 0.43,
  ] as readonly number[],
}

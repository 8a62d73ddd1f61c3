// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.2,
  weights: [
    -0.6, -0.19, -0.79, -0.6, 0.01, -1.19, 0.08, 0.74, 0.27, 0.38, 0.71, 0.58, 0.67, -0.23, 1.52, 0.33, -0.25,
    1.25, -0.13,
  ] as readonly number[],
}

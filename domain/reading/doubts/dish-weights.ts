// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.199,
  weights: [
    -0.7, -0.33, -0.55, -0.85, -0.01, -1.16, 0.33, 0.91, 0.43, 0.73, 0.81, 0.65, 0.54, -0.04, 1.49, 0.46,
    -0.35, 1.35, -0.5,
  ] as readonly number[],
}

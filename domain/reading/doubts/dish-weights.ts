// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.113,
  weights: [
    -1.65, 0.67, -0.45, -0.16, -0.16, -1.09, 0.46, -0.8, -0.09, -0.38, 0.18, 1.22, 0.65, 0.14, 1.21, 0.38,
    0.18, 1.35, -0.97, 0.45, 0.21, 1.46, 1.31, 0.92, 1.11, 1.87, 1.51, 1.18, 0.71,
  ] as readonly number[],
}

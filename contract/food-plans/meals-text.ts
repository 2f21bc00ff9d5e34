const meals: Record<string, string> = {
  CP: 'breakfast',
  MAP: 'breakfast and one more meal',
  AP: 'all meals',
}

/** A food plan in words that a guest knows: "breakfast (CP)". Names of the hotel's own speak for themselves. */
export const mealsText = (foodPlan: string) => {
  const words = meals[foodPlan.trim().toUpperCase()]
  return words ? `${words} (${foodPlan})` : foodPlan
}

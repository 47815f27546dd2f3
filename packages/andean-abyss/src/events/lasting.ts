/** Cards with a lasting effect, by the name their rules ask for: `inForce(g, CARD.tapias, 'shaded')`. */
export const CARD = {
  firstDivision: 1,
  ospinaMora: 2,
  tapias: 3,
  seventhSpecialForces: 7,
  highMountainBattalions: 9,
  blackhawks: 10,
  defenseCouncil: 11,
  planColombia: 12,
  planMeteoro: 13,
  madridDonors: 17,
  alfonsoCano: 22,
  misilAntiaereo: 27,
  sucumbios: 33,
  senadoCamara: 42,
  mexicanTraffickers: 67,
  darien: 71,
} as const

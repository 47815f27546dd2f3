/** Charts, and the non-players that follow them. */
export * from './nonplayers/chart.ts'
export * from './nonplayers/events.ts'
export * from './nonplayers/family.ts'
export * from './nonplayers/line.ts'
export * from './nonplayers/net-data.ts'
export * from './nonplayers/prospect.ts'
export * from './nonplayers/terms.ts'
export * from './nonplayers/titles.ts'

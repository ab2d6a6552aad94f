card-text-gust = V pořadí letu může každý letět s poryvem: stojí to posádku a přinese dny.

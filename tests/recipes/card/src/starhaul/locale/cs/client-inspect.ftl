inspect-steps-gust =
    V pořadí letu se každý rozhodne, zda poletí s poryvem.
    Kdo letí, přijde nejdřív o posádku, pak se posune vpřed.

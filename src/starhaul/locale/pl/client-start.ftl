### Strona główna dla tych, którzy nie znają gry.

start-first = Pierwszy lot
start-first-text = Zbuduj statek ze złomu, przewieź towary przez kosmos, wróć z kredytami – kapitan Ruta pokaże ci jak w dziesięć minut, bez zegara.
start-first-go = Zacznij pierwszy lot
start-first-continue = Dokończ pierwszy lot
start-learn = Jak grać
start-learn-again = Pierwszy lot jeszcze raz
start-learn-rules = Zasady
start-learn-clinic = Klinika statków
start-go = Start: { $flight }
start-next = Dalej: { $flight }
start-why-learning = Następnie: Nauka jazdy, bez kosmitów i bez klepsydry.
start-why-class = Następnie: statek klasy I ze wszystkim, co do niego należy.
start-why-last = Jak ostatnio.
start-why-harder = Ostatnio poszło łatwo: może silniejsze boty?
start-why-easier = Ostatnio bez zarobku: może słabsze boty?
coach-switch = Trener
coach-switch-hint = Pokazuje twój statek w liczbach, a na życzenie mówi, co zrobiłby silny gracz i dlaczego. Tylko przeciw botom.
